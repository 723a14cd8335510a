/** A page's head holds the styles also of what a script or the service shows in it later. */
import { CONTACT_PATH } from "../../contract/requests/wire.ts";
import { expect, fillPatient, reach, test } from "../fixtures/journey.ts";
import { unstyled } from "./checks/page-styles.ts";

test.describe("a form", () => {
	test.use({ expectedConsole: /^\d{3}$|^(Type|Syntax|Abort)Error|Failed to load resource/ });

	test("has the styles of all it shows, whatever becomes of it", async ({ page }) => {
		await page.goto("/");
		const form = page.locator("#contact-form-patient");
		await reach(form);
		await form.getByLabel("Correo electrónico").fill("ana@gmial.com");
		await form.getByLabel("Correo electrónico").blur();
		await form.getByRole("button", { name: "Enviar solicitud" }).click();
		await expect(form.getByRole("group").filter({ hasText: "Revisa estos datos" })).toBeFocused();
		await expect(form.getByRole("button", { name: /Quisiste decir/ })).toBeVisible();
		expect(unstyled(await page.content())).toEqual([]);

		await fillPatient(form);
		await page.route(`**${CONTACT_PATH}`, (route) => route.fulfill({ status: 503 }));
		await form.getByRole("button", { name: "Enviar solicitud" }).click();
		await expect(form.getByRole("group").filter({ hasText: "No pudimos" })).toBeVisible();
		expect(unstyled(await page.content())).toEqual([]);

		await page.unroute(`**${CONTACT_PATH}`);
		await form.getByRole("button", { name: "Enviar solicitud" }).click();
		await expect(form.getByRole("status")).toContainText("Tu referencia");
		expect(unstyled(await page.content())).toEqual([]);
	});
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false, expectedConsole: /status of 4\d\d/ });

	test("the pages the service writes have the styles of all they show", async ({ page, request, baseURL }) => {
		await page.goto("/");
		const form = page.locator("#contact-form-patient");
		await form.getByRole("button", { name: "Enviar solicitud" }).click();
		await expect(page).toHaveTitle(/^Error: /);
		expect(unstyled(await page.content())).toEqual([]);
		await fillPatient(form);
		await form.getByRole("button", { name: "Enviar solicitud" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Solicitud enviada");
		expect(unstyled(await page.content())).toEqual([]);
		await page.goto("/no-existe");
		expect(unstyled(await page.content())).toEqual([]);
		const foreign = await request.post(`${baseURL}${CONTACT_PATH}`, {
			headers: { Origin: "https://otra.example" },
			form: { type: "patient" },
		});
		expect(foreign.status()).toBe(403);
		expect(unstyled(await foreign.text())).toEqual([]);
	});
});
