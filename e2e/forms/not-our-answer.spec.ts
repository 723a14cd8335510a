/** What is answered by somebody between the visitor and the service, and what a page cannot know of its own age. */
import { CONTACT_PATH } from "../../contract/requests/wire.ts";
import { expect, filledForm, fillPatient, reach, test } from "../fixtures/journey.ts";
import { goBack } from "../fixtures/page-steps.ts";

const PORTAL = "<!doctype html><title>Wi-Fi del hotel</title><form><input name=habitacion></form>";

test.describe("where somebody else answers", () => {
	test.use({ expectedConsole: /^\d{3}$|^(Type|Syntax|Abort)Error|Failed to load resource/ });

	for (const [what, answer] of [
		["a login page", { status: 200, contentType: "text/html", body: PORTAL }],
		["nothing", { status: 204 }],
		["the page of a proxy", { status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }],
	] as const) {
		test(`with ${what}, the visitor is told, keeps every word, and the next try is the same request`, async ({
			page,
			backend,
		}) => {
			await page.goto("/");
			const form = await filledForm(page);
			await form.getByLabel("Mensaje").fill("¿Cuántos días debo quedarme?");
			const ids: string[] = [];
			await page.route(`**${CONTACT_PATH}`, async (route) => {
				ids.push(route.request().postDataJSON().request_id);
				// The first of them is stored all the same, behind whoever answers.
				if (ids.length === 1) await route.fetch();
				await route.fulfill(answer);
			});
			for (const _ of "ab") {
				await form.getByRole("button", { name: "Enviar solicitud" }).click();
				await expect(form.getByText("No pudimos enviar tu solicitud. Intenta nuevamente.")).toBeVisible();
			}
			await expect(form.getByLabel("Mensaje")).toHaveValue("¿Cuántos días debo quedarme?");
			await page.unroute(`**${CONTACT_PATH}`);
			await form.getByRole("button", { name: "Enviar solicitud" }).click();
			await expect(form.getByRole("status")).toContainText("Solicitud enviada");
			expect(new Set(ids).size).toBe(1);
			expect(backend.stored()).toHaveLength(1);
		});
	}
});

test.describe("with a form that nobody fills in so fast", () => {
	test.use({ settings: { FORM_MIN_SECONDS: "60" } });

	for (const [way, again] of [
		["Back", goBack],
		["a reload", (page) => page.reload()],
	] as [string, typeof goBack][]) {
		test(`what is sent at once after ${way} is not held for it`, async ({ page, backend }) => {
			await page.goto("/contacto");
			await filledForm(page);
			if (way === "Back") await page.goto("/faq");
			await again(page);
			const form = page.locator("#contact-form-patient");
			await reach(form);
			await fillPatient(form);
			await form.getByRole("button", { name: "Enviar solicitud" }).click();
			await expect(form.getByText("Solicitud enviada")).toBeVisible();
			expect(backend.stored()).toMatchObject([{ suspicion: null }]);
		});
	}
});
