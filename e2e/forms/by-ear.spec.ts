/** The patient's form as it is heard. */
import { content } from "../fixtures/content.ts";
import { expect, reach, test } from "../fixtures/journey.ts";

const { forms } = content.messages;

test("no question is called wrong before it was touched, and faults are told once", async ({ page }) => {
	await page.goto("/contacto");
	const form = page.locator("#contact-form-patient");
	await reach(form);
	const client = await page.context().newCDPSession(page);
	const { nodes } = await client.send("Accessibility.getFullAXTree");
	const wrong = nodes.filter(({ properties = [] }) =>
		properties.some(({ name, value }) => name === "invalid" && value.value !== "false"),
	);
	expect(nodes.length).toBeGreaterThan(20);
	expect(wrong.map(({ name }) => name?.value)).toEqual([]);
	await form.getByRole("button", { name: forms.patient.submit }).click();
	await expect(form.getByRole("group", { name: forms.summary })).toBeFocused();
	// What takes the focus is read for that: an alert would say it a second time.
	await expect(form.getByRole("alert")).toHaveCount(0);
});

test("another spelling of an address is told as it is offered", async ({ page }) => {
	await page.goto("/contacto");
	const form = page.locator("#contact-form-patient");
	await reach(form);
	const place = form.locator(".contact-form__suggestion");
	await expect(place).toHaveAttribute("aria-live", "polite");
	await expect(place).toBeEmpty();
	await form.getByLabel("Correo electrónico").fill("ana@gmial.com");
	await form.getByLabel("Correo electrónico").blur();
	await expect(place).toContainText("gmail.com");
});

test("the first letters of a question are not told that there is no answer", async ({ page }) => {
	await page.goto("/faq");
	const search = page.getByRole("searchbox");
	const status = page.getByRole("main").getByRole("status");
	await search.pressSequentially("xq");
	await expect(page.locator("[data-all]")).toBeVisible();
	await expect(status).toBeEmpty();
	await search.pressSequentially("zw");
	await expect(page.locator("[data-all]")).toBeHidden();
	await expect(status).toHaveText(/^Aún no respondemos/);
});
