/** An hour in the clinics' form up to the agenda, Back after sending, two tabs that want the same one, and the campaign of a visit. */
import type { Page } from "@playwright/test";
import { CALL_HOURS_PATH, type FreeHours } from "../../contract/requests/calls.ts";
import { FORMS, type FormId } from "../../contract/requests/forms.ts";
import { content } from "../fixtures/content.ts";
import { fillPatient, reach } from "../fixtures/journey.ts";
import { goBack } from "../fixtures/page-steps.ts";
import { ANA, expect, PHONE, signedIn, test } from "./team.ts";

const { call } = content.messages.forms;

/** Comes for a call, and waits for the hours. */
async function comeForCall(page: Page, form: FormId = "patient") {
	const type = form === "clinic" ? "clinica" : "paciente";
	await page.goto(`/contacto?tipo=${type}&asunto=llamada#${FORMS[form].anchor}`);
	const there = page.locator(`#${FORMS[form].anchor}`);
	await reach(there);
	await expect(there.getByRole("group", { name: call.hour, exact: true })).toBeVisible();
	return there;
}

async function lastHour(page: Page): Promise<string> {
	const { hours } = (await (await page.request.get(CALL_HOURS_PATH)).json()) as FreeHours;
	return hours.at(-1) ?? "";
}

/** Opens the last day, and chooses its last hour. */
async function choose(page: Page, form: FormId, at: string) {
	const there = page.locator(`#${FORMS[form].anchor}`);
	await there.getByRole("group", { name: call.day, exact: true }).locator("label").last().click();
	await there.locator("label", { has: page.locator(`[value="${at}"]`) }).click();
}

test.use({ timezoneId: "America/New_York" });

test("a clinic chooses an hour, and the team finds it in the agenda", async ({ page, backend, office }) => {
	const clinic = await comeForCall(page, "clinic");
	const at = await lastHour(page);
	await choose(page, "clinic", at);
	await page.locator("#clinic-name").fill("Clara Mesa");
	await page.locator("#clinic-clinic_interest").fill("Clínica del Este");
	await page.locator("#clinic-email").fill("clara@example.org");
	await clinic.getByRole("textbox", { name: "Teléfono" }).fill("809 555 0142");
	await clinic.locator("button[type=submit]").click();
	await expect(clinic.getByRole("status")).toContainText("Te llamamos el");
	expect(backend.stored().at(-1)).toMatchObject({ kind: "clinic", purpose: "call", details: { call_at: at } });
	const ana = await signedIn(office, ANA, { screen: PHONE });
	await ana.goto("/mesa/agenda");
	const row = ana.getByRole("listitem").filter({ hasText: "Clara Mesa" });
	await expect(row).toContainText("en New York");
	await expect(row.getByRole("time")).toHaveAttribute("datetime", at);
});

test("Back after sending sends nothing again, and no longer offers the hour that was taken", async ({
	page,
	backend,
}) => {
	const patient = await comeForCall(page);
	const at = await lastHour(page);
	await choose(page, "patient", at);
	await fillPatient(patient);
	await patient.getByRole("textbox", { name: "Teléfono" }).fill("787 555 0123");
	const before = backend.stored().length;
	await patient.locator("button[type=submit]").click();
	await expect(patient.getByRole("status")).toContainText("Te llamamos el");
	await page.goto("/faq");
	await goBack(page);
	await expect(page).toHaveURL(/\/contacto/);
	expect(backend.stored()).toHaveLength(before + 1);
	await comeForCall(page);
	await expect(page.locator(`[value="${at}"]`)).toHaveCount(0);
	expect(backend.stored()).toHaveLength(before + 1);
});

test.describe("in two tabs", () => {
	test.use({ expectedConsole: /status of 422|^422$/ });

	test("the same hour is given to the first, and the second is offered the nearest ones", async ({
		page,
		context,
		backend,
	}) => {
		const other = await context.newPage();
		const tabs = [await comeForCall(page), await comeForCall(other)] as const;
		const at = await lastHour(page);
		for (const [index, tab] of [page, other].entries()) {
			const form = tabs[index as 0 | 1];
			await choose(tab, "patient", at);
			await fillPatient(form);
			await form.getByLabel("Correo electrónico").fill(`tab${index}@example.org`);
			await form.getByRole("textbox", { name: "Teléfono" }).fill(`787 555 012${index}`);
		}
		const before = backend.stored().length;
		await Promise.all(tabs.map((tab) => tab.locator("button[type=submit]").click()));
		const told = (tab: (typeof tabs)[number]) =>
			tab
				.getByText("Te llamamos el")
				.or(tab.getByRole("link", { name: call.errors.call_at.taken }))
				.first();
		await Promise.all(tabs.map((tab) => expect(told(tab)).toBeVisible()));
		expect(backend.stored()).toHaveLength(before + 1);
		const [first, second] = await Promise.all(tabs.map((tab) => tab.getByText("Te llamamos el").isVisible()));
		expect(first).not.toBe(second);
		const [loser, form] = first ? [other, tabs[1]] : [page, tabs[0]];
		await expect(form.getByRole("radio", { name: call.nearest })).toBeChecked();
		await expect(loser.locator(`[value="${at}"]`)).toHaveCount(0);
		await form.getByRole("group", { name: call.hour, exact: true }).locator("label").first().click();
		await form.locator("button[type=submit]").click();
		await expect(form.getByText("Te llamamos el")).toBeVisible();
		const hours = backend
			.stored()
			.slice(before)
			.map(({ details }) => details.call_at);
		expect(new Set(hours).size).toBe(2);
	});
});

test("the campaign of the first page reaches the form three pages later, also after Back, and click ids go nowhere", async ({
	page,
	backend,
}) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(`${request.url()} ${request.postData() ?? ""}`));
	await page.goto("/?utm_source=instagram&gclid=EAIaTraza&utm_medium=social&utm_campaign=fiv-nyc&fbclid=IwTraza");
	await page.getByRole("main").locator("a[href='/ivfdo']").first().click();
	await expect(page).toHaveURL("/ivfdo");
	const landed = asked.length;
	await page.locator("footer a[href='/faq']").first().click();
	await expect(page).toHaveURL("/faq");
	await goBack(page);
	await expect(page).toHaveURL("/ivfdo");
	await page.locator("main a[href*='asunto=perfil']").first().click();
	await expect(page).toHaveURL(/asunto=perfil/);
	const patient = page.locator("#contact-form-patient");
	await reach(patient);
	await fillPatient(patient);
	const before = backend.stored().length;
	await patient.locator("button[type=submit]").click();
	await expect(patient.getByRole("status")).toContainText("Solicitud enviada");
	const origin = { source: "instagram", medium: "social", campaign: "fiv-nyc", page: "/ivfdo" };
	const told = backend
		.stored()
		.slice(before)
		.map((row) => JSON.parse(String({ origin: "", ...row }.origin)));
	expect(told).toEqual([origin]);
	expect(asked.slice(landed).join("\n")).not.toContain("Traza");
	expect(JSON.stringify(backend.stored())).not.toContain("Traza");
});
