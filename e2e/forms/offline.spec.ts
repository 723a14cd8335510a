/** A line that goes away and comes back while a form is being sent. */
import { content } from "../fixtures/content.ts";
import { expect, filledForm, test } from "../fixtures/journey.ts";

const { offline, sent } = content.messages.notices;
const send = "Enviar solicitud";

test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED|TypeError/ });

test.beforeEach(async ({ page, context }) => {
	await page.goto("/contacto?tipo=paciente");
	const form = await filledForm(page);
	await form.getByLabel("Mensaje").fill("¿Cuánto tarda?");
	await context.setOffline(true);
	await form.getByRole("button", { name: send }).click();
	await expect(form.locator(".form-notice--failed")).toBeFocused();
	await expect(form.getByText(offline)).toBeVisible();
	await expect(form.getByLabel("Mensaje")).toHaveValue("¿Cuánto tarda?");
});

test("what was sent without a line goes by itself once there is one, a single time however often it was tapped", async ({
	page,
	context,
	backend,
}) => {
	const form = page.locator("#contact-form-patient");
	await form.getByRole("button", { name: send }).click();
	await expect(form.getByText(offline)).toBeVisible();
	await context.setOffline(false);
	await expect(form.getByText(sent.patient.title)).toBeVisible();
	await expect(form.getByLabel("Mensaje")).toHaveValue("");
	expect(backend.stored().map(({ details }) => details.message)).toEqual(["¿Cuánto tarda?"]);
});

test("what was changed meanwhile waits for a tap of its own", async ({ page, context, backend }) => {
	const form = page.locator("#contact-form-patient");
	await form.getByLabel("Mensaje").fill("¿Cuánto tarda? ¿Y cu");
	await context.setOffline(false);
	await expect(form.getByText(offline)).toBeHidden();
	expect(backend.stored()).toEqual([]);
	await form.getByRole("button", { name: send }).click();
	await expect(form.getByText(sent.patient.title)).toBeVisible();
	expect(backend.stored().map(({ details }) => details.message)).toEqual(["¿Cuánto tarda? ¿Y cu"]);
});
