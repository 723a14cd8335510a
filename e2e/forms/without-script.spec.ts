import type { Page } from "@playwright/test";
import { CONTACT_PATH } from "../../contract/requests/wire.ts";
import { content } from "../fixtures/content.ts";
import { expect, test } from "../fixtures/journey.ts";

// Chromium notes every answer of 400 or more on the console, also one it then shows as a page.
test.use({ javaScriptEnabled: false, expectedConsole: /status of (403|422|429)/ });

test("a patient without script writes and lands on a page with the reference", async ({ page, backend }) => {
	await page.goto("/");
	const form = page.locator("#contact-form-patient");
	await form.getByLabel("Nombre").fill("Ana Núñez");
	await form.getByLabel("Correo electrónico").fill("ana@example.com");
	await form.getByLabel("País donde vives").selectOption("DO");
	await form.getByLabel("Mensaje").fill("Primera línea\nSegunda línea");
	await form.getByRole("button", { name: "Enviar solicitud" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Solicitud enviada");
	const [request] = backend.stored();
	await expect(page.getByText(`Tu referencia: ${request?.reference}`)).toBeVisible();
	await expect(page.getByText(/a más tardar el \S+ a las \d\d:\d\d, hora de Santo Domingo\./)).toBeVisible();
	expect(request?.details).toMatchObject({ message: "Primera línea\nSegunda línea", country: "DO" });
	await backend.mail.received(2);
});

test("a clinic without script writes and lands on a page with the reference", async ({ page, backend }) => {
	await page.goto("/");
	await page.locator("summary", { hasText: "Escribo de parte de una clínica" }).click();
	const form = page.locator("#contact-form-clinic");
	await form.getByLabel("Nombre de contacto").fill("Luis Peña");
	await form.getByLabel("Nombre de la clínica").fill("Clínica del Este");
	await form.getByLabel("Correo electrónico").fill("luis@example.com");
	await form.getByRole("textbox", { name: "Teléfono" }).fill("809 555 0123");
	await form.getByRole("button", { name: "Solicitar consultoría" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Solicitud enviada");
	expect(backend.stored()).toMatchObject([{ kind: "clinic" }]);
});

test("a form that comes through a proxy without its origin is given back, and never said to be received", async ({
	page,
	backend,
}) => {
	// A browser writes these headers itself, so the request is made beside the page.
	const answer = await page.request.post(`${CONTACT_PATH}?language=en`, {
		headers: { origin: "null", "sec-fetch-site": "cross-site" },
		form: { type: "patient", language: "en", name: "Ana Núñez" },
	});
	await page.route("**/answer", (route) => route.fulfill({ response: answer }));
	await page.goto("/answer").catch(() => {});
	const form = page.locator("#contact-form-patient");
	await expect(page).toHaveTitle(/^Error: For your security, send it again/);
	await expect(form.getByLabel("Name")).toHaveValue("Ana Núñez");
	await expect(form.getByRole("alert")).toContainText("it wasn’t saved");
	await expect(page.locator('meta[name="description"], meta[property="og:description"]')).toHaveCount(0);
	expect(backend.stored()).toEqual([]);
});

test("faults come back as a page with the summary and every word kept", async ({ page, backend }) => {
	await page.goto("/");
	await page.locator("#contact-form-patient").getByLabel("Correo electrónico").fill("ana@");
	await page.locator("#contact-form-patient").getByLabel("Mensaje").fill('Con "comillas" & <signos>');
	await page.locator("#contact-form-patient").getByRole("button", { name: "Enviar solicitud" }).click();
	await expect(page).toHaveTitle(/^Error: /);
	const form = page.locator("#contact-form-patient");
	await expect(form.getByRole("alert").getByRole("link")).toHaveText([
		"Escribe tu nombre.",
		"Revisa el correo. Debe parecerse a nombre@ejemplo.com.",
		"Elige el país donde vives.",
	]);
	await expect(form.getByLabel("Correo electrónico")).toHaveValue("ana@");
	await expect(form.getByLabel("Mensaje")).toHaveValue('Con "comillas" & <signos>');
	expect(backend.stored()).toEqual([]);

	await form.getByLabel("Nombre").fill("Ana");
	await form.getByLabel("Correo electrónico").fill("ana@example.com");
	await form.getByLabel("País donde vives").selectOption("ES");
	await form.getByRole("button", { name: "Enviar solicitud" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Solicitud enviada");
	expect(backend.stored()).toHaveLength(1);
});

test.describe("with a limit of one request", () => {
	test.use({ settings: { RATE_LIMIT: "1/600" } });

	async function send(page: Page, name: string) {
		await page.goto("/");
		const form = page.locator("#contact-form-patient");
		await form.getByLabel("Nombre").fill(name);
		await form.getByLabel("Correo electrónico").fill(`${name}@example.com`);
		await form.getByLabel("País donde vives").selectOption("DO");
		await form.getByRole("button", { name: "Enviar solicitud" }).click();
	}

	test("the second request is held, and its page promises no confirmation", async ({ page, backend }) => {
		const { receipt } = content.messages.pages.received;
		await send(page, "Ana");
		await expect(page.getByText(receipt.queued)).toBeVisible();
		await send(page, "Berta");
		await expect(page.getByText(receipt.withheld)).toBeVisible();
		expect(backend.stored().map(({ suspicion }) => suspicion)).toEqual([null, "network"]);
	});

	test("whoever comes after ten is asked to wait, every word kept", async ({ page, baseURL }) => {
		for (let sent = 0; sent < 10; sent++) {
			await page.request.post(CONTACT_PATH, { form: { type: "patient" }, headers: { Origin: baseURL as string } });
		}
		await send(page, "Berta");
		await expect(page.getByRole("alert").filter({ hasText: "Espera un poco" })).toBeVisible();
		await expect(page.getByLabel("Nombre")).toHaveValue("Berta");
	});
});

test("the page that confirms shows the reference", async ({ page }) => {
	await page.goto("/solicitud-recibida?ref=7K4R-62XW");
	await expect(page.getByText("Tu referencia: 7K4R-62XW")).toBeVisible();
});
