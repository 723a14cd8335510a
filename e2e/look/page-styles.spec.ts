/** The build leaves in each page only the styles it can use: nothing looks different for it, in any state. */
import { CONTACT_PATH } from "../../contract/wire.ts";
import { fillPatient, reach } from "../journey.ts";
import { EVERY_ROUTE, expect, SHARED_WINDOW, test } from "../visit.ts";
import { DESKTOP, expectSameLook, PHONE } from "./same-look.ts";

// Nothing may be on its way between two looks.
test.use({ ...SHARED_WINDOW, contextOptions: { reducedMotion: "reduce" } });

for (const route of EVERY_ROUTE) {
	test(`${route} needs no style that was taken out`, async ({ page }) => {
		await page.goto(route);
		await page.locator("main").evaluate((main) => {
			for (const details of main.querySelectorAll("details")) details.open = true;
		});
		await expectSameLook(page, route === "/" ? "index" : route.slice(1));
	});
}

test("the open menu needs no style that was taken out", async ({ page }) => {
	await page.setViewportSize(PHONE);
	await page.goto("/blog");
	await page.getByRole("button", { name: "Menú" }).click();
	await expectSameLook(page, "blog", [PHONE]);
	await page.keyboard.press("Escape");
	await page.setViewportSize(DESKTOP);
	await page.getByRole("banner").getByText("Sobre Nosotros", { exact: true }).first().click();
	await expectSameLook(page, "blog", [DESKTOP]);
});

test.describe("a form", () => {
	test.use({ expectedConsole: /secure-contact|Failed to load resource/ });

	test("needs no style that was taken out, whatever becomes of it", async ({ page }) => {
		await page.goto("/");
		const form = page.locator("#contact-form-patient");
		await reach(form);
		await form.getByLabel("Correo electrónico").fill("ana@gmial.com");
		await form.getByLabel("Correo electrónico").blur();
		await form.getByRole("button", { name: "Enviar solicitud" }).click();
		await expect(form.getByRole("alert").filter({ hasText: "Revisa estos datos" })).toBeFocused();
		await expect(form.getByRole("button", { name: /Quisiste decir/ })).toBeVisible();
		await expectSameLook(page, "index");

		await fillPatient(form);
		await page.route(`**${CONTACT_PATH}`, (route) => route.fulfill({ status: 503 }));
		await form.getByRole("button", { name: "Enviar solicitud" }).click();
		await expect(form.getByRole("alert").filter({ hasText: "No pudimos" })).toBeVisible();
		await expectSameLook(page, "index");

		await page.unroute(`**${CONTACT_PATH}`);
		await form.getByRole("button", { name: "Enviar solicitud" }).click();
		await expect(form.getByRole("status")).toContainText("Tu referencia");
		await expectSameLook(page, "index");
	});
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false, expectedConsole: /status of 422/ });

	test("the pages the service writes need no style that was taken out", async ({ page }) => {
		await page.goto("/");
		const form = page.locator("#contact-form-patient");
		await form.getByRole("button", { name: "Enviar solicitud" }).click();
		await expect(page).toHaveTitle(/^Error: /);
		await expectSameLook(page, "service-shell");
		await fillPatient(form);
		await form.getByRole("button", { name: "Enviar solicitud" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Solicitud enviada");
		await expectSameLook(page, "service-shell");
	});
});
