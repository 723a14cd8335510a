import type { Locator, Page } from "@playwright/test";
import { isReference } from "../../contract/requests/reference.ts";
import { CONTACT_PATH } from "../../contract/requests/wire.ts";
import { content } from "../fixtures/content.ts";
import { expect, filledForm, fillPatient, reach, test } from "../fixtures/journey.ts";
import { goBack } from "../fixtures/page-steps.ts";

const patientForm = (page: Page) => page.locator("#contact-form-patient");
const clinicForm = (page: Page) => page.locator("#contact-form-clinic");

const ask = (form: Locator) => form.getByLabel("Mensaje").fill("¿Cuántos días debo quedarme?");

/** The patient's form of the home page, filled in with a message. */
async function filledAtHome(page: Page): Promise<Locator> {
	await page.goto("/");
	const form = await filledForm(page);
	await ask(form);
	return form;
}

test("a patient writes, is thanked with a reference, and staff and patient get their mails", async ({
	page,
	backend,
}) => {
	await page.goto("/");
	await page.getByRole("link", { name: "Soy paciente" }).first().click();
	await expect(page).toHaveURL(/#contact-form-patient$/);
	const form = patientForm(page);
	await reach(form);
	await fillPatient(form);
	await ask(form);
	await form.getByRole("button", { name: "Enviar solicitud" }).click();

	const notice = form.getByRole("status");
	await expect(notice).toContainText("Solicitud enviada");
	await expect(notice).toContainText("Te contactaremos pronto para brindarte información personalizada.");
	await expect(form.getByLabel("Nombre")).toHaveValue("");
	await expect(form.getByLabel("País donde vives")).toHaveValue("");
	await expect(form.getByLabel("Mensaje")).toHaveValue("");

	const [request] = backend.stored();
	expect(request).toMatchObject({
		kind: "patient",
		details: { name: "Ana Núñez", email: "ana@example.com", country: "PR", message: "¿Cuántos días debo quedarme?" },
	});
	const notice_version = await form.locator("input[name=notice_version]").inputValue();
	expect(notice_version).toMatch(/^\d{4}-\d\d-\d\d$/);
	expect(request?.notice_version).toBe(notice_version);
	await expect(notice).toContainText(`Tu referencia: ${request?.reference}`);
	await expect(notice).toContainText(/a más tardar el \S+ a las \d\d:\d\d, hora de Santo Domingo\./);

	await backend.mail.received(2);
	const [staff] = backend.mail.sentTo("equipo@example.com");
	const [receipt] = backend.mail.sentTo("ana@example.com");
	expect(staff?.subject).toContain(request?.reference);
	expect(staff?.replyTo?.[0]).toMatchObject({ address: "ana@example.com" });
	expect(receipt?.subject).toContain(request?.reference);
	expect(receipt?.text).not.toContain("Núñez");
});

test("a clinic writes and is thanked", async ({ page, backend }) => {
	await page.goto("/");
	await page.getByRole("link", { name: "Soy clínica/doctor" }).first().click();
	const form = clinicForm(page);
	await reach(form);
	await form.getByLabel("Nombre de contacto").fill("Luis Peña");
	await form.getByLabel("Nombre de la clínica").fill("Clínica del Este");
	await form.getByLabel("Correo electrónico").fill("luis@example.com");
	await form.getByRole("textbox", { name: "Teléfono" }).fill("+1 (809) 555-0123");
	await form.getByRole("button", { name: "Solicitar consultoría" }).click();
	await expect(form.getByRole("status")).toContainText("Nos pondremos en contacto para programar una consultoría.");
	expect(backend.stored()).toMatchObject([
		{ kind: "clinic", details: { clinic_interest: "Clínica del Este", phone: "+1 (809) 555-0123" } },
	]);
	await backend.mail.received(2);
	expect(backend.mail.mails.map(({ html }) => html).join()).toContain("tel:+18095550123");
});

test("the payloads are the specified ones, with an id, a timing and the notice's version besides", async ({ page }) => {
	const form = await filledAtHome(page);
	const sent = page.waitForRequest(`**${CONTACT_PATH}`);
	await form.getByRole("button", { name: "Enviar solicitud" }).click();
	const { request_id, elapsed_ms, notice_version, page: from, ...payload } = (await sent).postDataJSON();
	expect(elapsed_ms).toMatch(/^\d+$/);
	expect(from).toBe("/");
	// Nobody came by a campaign.
	for (const part of ["source", "medium", "campaign"]) {
		expect(payload[part]).toBeNull();
		delete payload[part];
	}
	expect(payload).toEqual({
		name: "Ana Núñez",
		email: "ana@example.com",
		phone: "",
		whatsapp: "",
		country: "PR",
		message: "¿Cuántos días debo quedarme?",
		type: "patient",
	});
	expect(request_id).toMatch(/^[0-9a-f-]{36}$/);
	expect(notice_version).toMatch(/^\d{4}-\d\d-\d\d$/);
	// Else it may be stored after the next test has begun.
	await expect(form.getByRole("status")).toContainText("Solicitud enviada");
});

test("while it is sending the button waits and a second click sends nothing", async ({ page, backend }) => {
	const form = await filledAtHome(page);
	const held = Promise.withResolvers<void>();
	let posts = 0;
	await page.route(`**${CONTACT_PATH}`, async (route) => {
		posts += 1;
		await held.promise;
		await route.continue();
	});
	await form.getByRole("button", { name: "Enviar solicitud" }).click();
	const button = form.getByRole("button", { name: "Enviando..." });
	await expect(button).toBeDisabled();
	await form.getByLabel("Nombre").press("Enter");
	held.resolve();
	await expect(form.getByRole("status")).toContainText("Solicitud enviada");
	await expect(form.getByRole("button", { name: "Enviar solicitud" })).toBeEnabled();
	expect(posts).toBe(1);
	expect(backend.stored()).toHaveLength(1);
});

test("Back while it is sending loses no word, and the request is there once", async ({ page, backend }) => {
	await page.goto("/faq");
	const form = await filledAtHome(page);
	const held = Promise.withResolvers<void>();
	await page.route(`**${CONTACT_PATH}`, async (route) => {
		await route.fetch();
		held.resolve();
	});
	await form.getByRole("button", { name: "Enviar solicitud" }).click();
	await held.promise;
	await goBack(page);
	await expect(page).toHaveURL(/\/faq$/);
	await page.unroute(`**${CONTACT_PATH}`);
	await page.goForward({ waitUntil: "commit" });
	await expect(form.getByLabel("Mensaje")).toHaveValue("¿Cuántos días debo quedarme?");
	expect(backend.stored()).toHaveLength(1);
});

test("what is written while the form is under way is kept, and the thanks name the address", async ({
	page,
	backend,
}) => {
	const form = await filledAtHome(page);
	const held = Promise.withResolvers<void>();
	await page.route(`**${CONTACT_PATH}`, async (route) => {
		await held.promise;
		await route.continue();
	});
	await form.getByRole("button", { name: "Enviar solicitud" }).click();
	await form.getByLabel("Mensaje").fill("¿Y cuánto cuesta?");
	held.resolve();
	await expect(form.getByRole("status")).toContainText("Responderemos a ana@example.com.");
	await expect(form.getByLabel("Mensaje")).toHaveValue("¿Y cuánto cuesta?");
	expect(backend.stored()).toMatchObject([{ details: { message: "¿Cuántos días debo quedarme?" } }]);
});

test("a browser of 2021 sends as well", async ({ page, backend }) => {
	await page.addInitScript(() => {
		for (const [owner, name] of [
			[AbortSignal, "timeout"],
			[AbortSignal, "any"],
			[String.prototype, "toWellFormed"],
			[String.prototype, "isWellFormed"],
			[Array.prototype, "toSorted"],
			[Array.prototype, "findLast"],
			[Object, "groupBy"],
			[Promise, "withResolvers"],
			[window, "structuredClone"],
			[window, "requestIdleCallback"],
			[crypto, "randomUUID"],
		] as const) {
			Reflect.deleteProperty(owner, name);
		}
	});
	const form = await filledAtHome(page);
	await form.getByRole("button", { name: "Enviar solicitud" }).click();
	await expect(form.getByRole("status")).toContainText("Solicitud enviada");
	expect(backend.stored()).toHaveLength(1);
});

test("a form opened on /contacto stays under the finger, and the call button keeps what is written", async ({
	page,
}) => {
	// A phone held sideways.
	await page.setViewportSize({ width: 844, height: 390 });
	await page.goto("/contacto");
	await page.locator("#contact-form-patient").getByLabel("Mensaje").fill("Hola");
	const choice = page.locator("details[data-tipo=clinica] > summary");
	await choice.scrollIntoViewIfNeeded();
	const before = (await choice.boundingBox())?.y;
	await choice.click();
	await expect(page.locator("#contact-form-clinic").getByLabel("Mensaje")).toBeVisible();
	expect((await choice.boundingBox())?.y).toBe(before);
	await page.getByRole("banner").getByRole("link", { name: "Agendar llamada" }).click();
	await expect(page).toHaveURL(/\/contacto#contact-form-patient$/);
	await expect(page.getByRole("heading", { name: "Agendar una llamada" })).toBeInViewport();
	await expect(page.locator("#contact-form-patient").getByLabel("Mensaje")).toHaveValue("Hola");
});

test("faults are summed up, named at their fields, and nothing is sent or lost", async ({ page, backend }) => {
	await page.goto("/");
	const form = patientForm(page);
	await reach(form);
	await form.getByLabel("Correo electrónico").fill("ana@");
	await form.getByRole("textbox", { name: "Teléfono" }).fill("809");
	await form.getByLabel("Mensaje").fill("Hola");
	await form.getByRole("button", { name: "Enviar solicitud" }).click();

	const summary = form.getByRole("group").filter({ hasText: "Revisa estos datos" });
	await expect(summary).toBeFocused();
	await expect(summary.getByRole("link")).toHaveText([
		"Escribe tu nombre.",
		"Revisa el correo. Debe parecerse a nombre@ejemplo.com.",
		"Revisa el teléfono. Lleva de 7 a 15 cifras, por ejemplo +1 809 555 0123.",
		"Elige el país donde vives.",
	]);
	await expect(form.getByLabel("Nombre")).toHaveAccessibleDescription(/Escribe tu nombre\./);
	await expect(form.getByLabel("Nombre")).toHaveAttribute("aria-invalid", "true");
	await summary.getByRole("link", { name: "Escribe tu nombre." }).click();
	await expect(form.getByLabel("Nombre")).toBeFocused();
	await expect(form.getByLabel("Mensaje")).toHaveValue("Hola");

	await form.getByRole("button", { name: "Enviar solicitud" }).click();
	await expect(summary).toBeFocused();
	expect(backend.stored()).toEqual([]);
});

test.describe("when the service cannot be reached", () => {
	test.use({ expectedConsole: /^\d{3}$|^(Type|Syntax|Abort)Error|Failed to load resource/ });

	test("the visitor is told, offered other ways, and keeps every word; the next try is the same request", async ({
		page,
		backend,
	}) => {
		const form = await filledAtHome(page);
		const ids: string[] = [];
		page.on("request", (request) => {
			if (request.url().endsWith(CONTACT_PATH)) ids.push(request.postDataJSON().request_id);
		});
		await page.route(`**${CONTACT_PATH}`, (route) => route.abort());
		const logged = page.waitForEvent("console", (message) => message.text().startsWith("TypeError"));
		await form.getByRole("button", { name: "Enviar solicitud" }).click();

		const notice = form.getByRole("group").filter({ hasText: "No pudimos" });
		await expect(notice).toContainText("Error");
		await expect(notice).toContainText("No pudimos enviar tu solicitud. Intenta nuevamente.");
		await expect(notice.getByRole("link", { name: content.site.email })).toHaveAttribute("href", /^mailto:/);
		await expect(notice.getByRole("link", { name: "el chat" })).toHaveAttribute("href", /^https:\/\/wa\.me\//);
		await expect(form.getByLabel("Mensaje")).toHaveValue("¿Cuántos días debo quedarme?");
		expect((await logged).type()).toBe("error");

		await page.unroute(`**${CONTACT_PATH}`);
		await form.getByRole("button", { name: "Enviar solicitud" }).click();
		await expect(form.getByRole("status")).toContainText("Solicitud enviada");
		await expect(notice).toHaveCount(0);
		expect(new Set(ids).size).toBe(1);
		expect(backend.stored()).toHaveLength(1);
	});

	test("a refusal of the service is told the same way", async ({ page }) => {
		const form = await filledAtHome(page);
		await page.route(`**${CONTACT_PATH}`, (route) =>
			route.fulfill({ status: 503, json: { error: { code: "unavailable" } } }),
		);
		await form.getByRole("button", { name: "Enviar solicitud" }).click();
		await expect(form.getByRole("group").filter({ hasText: "No pudimos" })).toBeVisible();
		await expect(form.getByLabel("Nombre")).toHaveValue("Ana Núñez");
	});
});

test("JSON of another backend is a success, without a reference as well", async ({ page }) => {
	const form = await filledAtHome(page);
	await page.route(`**${CONTACT_PATH}`, (route) => route.fulfill({ json: { id: 7 } }));
	await form.getByRole("button", { name: "Enviar solicitud" }).click();
	await expect(form.getByRole("status")).toContainText("Solicitud enviada");
	await expect(form.getByRole("status")).not.toContainText("Tu referencia");
});

test("an address and a telephone are taken as they are pasted, and shown as people read them", async ({
	page,
	backend,
}) => {
	await page.goto("/contacto?tipo=paciente");
	const form = page.locator("#contact-form-patient");
	await reach(form);
	await form.getByLabel("Nombre").fill("Ana Núñez");
	await form.getByLabel("Correo electrónico").fill("\u200binfo@münchen.de.");
	await form.getByRole("textbox", { name: "Teléfono" }).fill("\u200b+1\u00a0809\u2011555\u20110142 ext. 12");
	await form.getByLabel("País donde vives").selectOption("DE");
	await form.getByRole("button", { name: "Enviar solicitud" }).click();
	await expect(form.getByText(/Responderemos a info@(münchen|xn--mnchen-3ya)\.de\./)).toBeVisible();
	const details = { email: "info@xn--mnchen-3ya.de", phone: "+1 809-555-0142 ext. 12" };
	expect(backend.stored()).toMatchObject([{ details }]);
});

test("a likely typo in the address is pointed out and mended at a tap, never forced", async ({ page, backend }) => {
	const form = await filledAtHome(page);
	await form.getByLabel("Correo electrónico").fill("ana@gmial.com");
	await form.getByLabel("Correo electrónico").blur();
	await form.getByRole("button", { name: "¿Quisiste decir ana@gmail.com?" }).click();
	await expect(form.getByLabel("Correo electrónico")).toHaveValue("ana@gmail.com");
	await form.getByRole("button", { name: "Enviar solicitud" }).click();
	await expect(form.getByRole("status")).toContainText("Solicitud enviada");
	expect(backend.stored()[0]?.details.email).toBe("ana@gmail.com");
	expect(isReference(backend.stored()[0]?.reference ?? "")).toBe(true);
});

test.describe("with a form that nobody fills in so fast", () => {
	test.use({ settings: { FORM_MIN_SECONDS: "60" } });

	test("the visitor is thanked all the same, and the request is held for staff", async ({ page, backend }) => {
		await page.goto("/");
		const form = await filledForm(page);
		await form.getByRole("button", { name: "Enviar solicitud" }).click();
		await expect(form.getByText("Solicitud enviada")).toBeVisible();
		const [request] = backend.stored();
		await expect(form.getByText(`Tu referencia: ${request?.reference}`)).toBeVisible();
		expect(request).toMatchObject({ suspicion: "too_fast" });
	});
});

test("the question for programs is out of reach for people", async ({ page }) => {
	await page.goto("/");
	const form = page.locator("#contact-form-patient");
	await reach(form);
	await expect(form.getByRole("textbox", { name: "Deja este campo en blanco" })).toHaveCount(0);
	const trap = form.locator('input[name="website"]');
	await trap.evaluate((element) => element.focus());
	await expect(trap).not.toBeFocused();
});
