import type { Locator, Page } from "@playwright/test";
import { FIELDS, FORMS, type FormId, TAP_FIELDS, type TapField } from "../../contract/requests/forms.ts";
import type { Purpose } from "../../contract/requests/purposes.ts";
import type { Backend } from "../fixtures/backend.ts";
import { content } from "../fixtures/content.ts";
import { expect, fillPatient, reach, test } from "../fixtures/journey.ts";

const { choices, forms } = content.messages;
const form = (page: Page, id: FormId = "patient") => page.locator(`#${FORMS[id].anchor}`);
const shownTaps = (where: Locator) =>
	where.locator("[data-for]:visible > .pills").evaluateAll((all) => all.map((one) => one.querySelector("input")?.name));

/** Taps an answer, after choosing a purpose that asks for it. */
async function tap(where: Locator, field: TapField, code: string, purpose?: Purpose): Promise<void> {
	if (purpose) await where.getByLabel("Asunto").selectOption(purpose);
	await where.locator(`[name=${field}][value="${code}"]`).check();
}

/** What a purpose has told in the message, not in taps. */
const questionsOf = (purpose: Purpose) => (forms.questions as Partial<Record<Purpose, string[]>>)[purpose] ?? [];
const shownQuestions = (where: Locator) => where.locator(".purpose-questions:visible li").allTextContents();

async function staffMail(backend: Backend) {
	await backend.mail.received(2);
	return backend.mail.sentTo("equipo@example.com").at(0);
}

test("a button's purpose is named above the first question, asks its own, and reaches staff", async ({
	page,
	backend,
}) => {
	await page.goto("/financial");
	await page.getByRole("main").getByRole("link", { name: "Pedir una simulación" }).first().click();
	const patient = form(page);
	await expect(patient.getByLabel("Asunto")).toHaveValue("simulation");
	await reach(patient);
	// The island has taken over, and nothing is forgotten.
	await expect(patient.getByLabel("Asunto")).toHaveValue("simulation");
	const above = await patient.locator(".field [name]").evaluateAll((all) => all.map((one) => one.getAttribute("name")));
	expect(above[0]).toBe("purpose");
	expect(await shownTaps(patient)).toEqual(["amount", "months"]);
	await tap(patient, "travellers", "2", "itinerary");
	await patient.getByLabel("Asunto").selectOption("simulation");
	await tap(patient, "amount", "10000");
	await tap(patient, "months", "24");
	await fillPatient(patient);
	await patient.getByRole("button", { name: "Enviar solicitud" }).click();
	await expect(patient.getByRole("status")).toContainText("Solicitud enviada");
	// What was tapped for another purpose is not kept.
	expect(backend.stored()).toMatchObject([{ kind: "patient", purpose: "simulation" }]);
	expect(backend.stored()[0]?.details).toMatchObject({ amount: "10000", months: "24" });
	expect(backend.stored()[0]?.details).not.toHaveProperty("travellers");
	const mail = await staffMail(backend);
	expect(mail?.subject).toContain("Pedir una simulación");
	expect(mail?.text).toContain("Pedir una simulación");
	expect(mail?.text).toContain(choices.amount["10000"]);
});

test("pages for professionals lead to the professional form, for a call", async ({ page }) => {
	await page.goto("/academy");
	await page.getByRole("main").getByRole("link", { name: "Agendar llamada" }).click();
	const clinic = form(page, "clinic");
	await expect(clinic.getByLabel("Asunto")).toHaveValue("call");
	await expect(clinic).toBeInViewport();
	expect(await shownQuestions(clinic)).toEqual([]);
	await expect(clinic.getByText(forms.call.call_by)).toBeVisible();
	await expect(clinic.getByText("No incluyas datos de pacientes.")).toBeVisible();
});

for (const [width, height] of [
	[360, 640],
	[1440, 900],
] as const) {
	test(`who comes with a purpose lands on a form whose heading names it, ${width} pixels wide`, async ({ page }) => {
		await page.setViewportSize({ width, height });
		for (const [from, link, named] of [
			["/faq", "Agendar llamada", "Agendar una llamada"],
			["/ivfdo", "Crear mi perfil", "Crear mi perfil"],
			["/financial", "Pedir una simulación", "Pedir una simulación"],
			["/concierge", "Pedir mi itinerario", "Pedir mi itinerario"],
		] as const) {
			await page.goto(from);
			await page.getByRole("link", { name: link }).first().click();
			const heading = page.getByRole("heading", { name: named, exact: true });
			await expect(heading).toBeInViewport({ ratio: 1 });
			const header = await page.getByRole("banner").boundingBox();
			expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
		}
	});
}

test("what comes along from the plan is shown with the form, and stands in the message", async ({ page }) => {
	await page.goto("/contacto");
	await expect(page.locator(".brought")).toBeHidden();
	await page.evaluate(() => sessionStorage.setItem("mi-plan-solicitud", "Clínica A\nCuotas: 24"));
	await page.goto("/contacto?tipo=paciente&asunto=orientacion#contact-form-patient");
	await expect(page.locator(".brought")).toContainText("Cuotas: 24");
	await reach(form(page));
	await expect(page.locator(".brought")).toContainText("Cuotas: 24");
	await expect(form(page).getByLabel("Mensaje")).toHaveValue("Clínica A\nCuotas: 24");
});

test("an address that asks for something unknown opens its form as usual", async ({ page }) => {
	await page.goto("/contacto?tipo=paciente&asunto=nada");
	await expect(form(page).getByLabel("Asunto")).toHaveValue("");
	expect(await shownQuestions(form(page))).toEqual([]);
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	for (const [tipo, id] of [
		["paciente", "patient"],
		["clinica", "clinic"],
	] as const) {
		test(`a visitor who came to ask (${tipo}) sees the form first`, async ({ page }) => {
			await page.goto(`/contacto?tipo=${tipo}`);
			await expect
				.poll(async () => (await form(page, id).locator("form").boundingBox())?.y ?? Number.NaN)
				.toBeLessThan(844 / 2);
			await expect(form(page, id).getByLabel("Asunto")).toBeInViewport();
		});
	}
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false, expectedConsole: /status of 422/ });

	test("each purpose of a form shows its questions once it is chosen", async ({ page }) => {
		for (const id of ["patient", "clinic", "direction"] as const) {
			await page.goto("/contacto");
			const asked = form(page, id);
			const summary = page.locator("details", { has: asked }).locator("summary");
			if (id !== "patient") await summary.click();
			expect(await shownQuestions(asked)).toEqual([]);
			for (const purpose of FORMS[id].purposes ?? []) {
				await asked.getByLabel("Asunto").selectOption({ label: choices.purpose[purpose] });
				expect(await shownQuestions(asked), purpose).toEqual(questionsOf(purpose));
				const taps = id === "patient" ? TAP_FIELDS.filter((name) => FIELDS[name].purposes?.includes(purpose)) : [];
				expect(await shownTaps(asked), purpose).toEqual(purpose === "call" ? ["call_by"] : taps);
			}
		}
	});

	test("a link's purpose reaches staff, by way of the page that asks to mend a fault", async ({ page, backend }) => {
		await page.goto("/concierge");
		await page.getByRole("main").getByRole("link", { name: "Pedir mi itinerario" }).first().click();
		await form(page).getByLabel("Nombre").fill("Ana Núñez");
		await form(page).getByRole("button", { name: "Enviar solicitud" }).click();
		await expect(page).toHaveTitle(/^Error: /);
		await expect(form(page).getByLabel("Asunto")).toHaveValue("itinerary");
		expect(await shownTaps(form(page))).toEqual(["start", "travellers"]);
		await tap(form(page), "travellers", "2");
		await fillPatient(form(page));
		await form(page).getByRole("button", { name: "Enviar solicitud" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Solicitud enviada");
		expect(backend.stored()).toMatchObject([{ purpose: "itinerary", details: { travellers: "2" } }]);
		expect((await staffMail(backend))?.subject).toContain("Pedir mi itinerario");
	});
});
