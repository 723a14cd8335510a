/** Several requests of a list marked at once: by mouse, by keys, by thumb, and while the list changes. */
import type { Page } from "@playwright/test";
import { axeViolations } from "../appearance/checks/accessible.ts";
import { ANA, expect, LUIS, PHONE, signedIn, test } from "./team.ts";

const markOf = (page: Page, name: string) => page.getByRole("checkbox", { name: `Marcar la de ${name}` });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

for (const script of [true, false]) {
	test(`a whole page is marked as spam and taken back, ${script ? "with" : "without"} script`, async ({ office }) => {
		const ana = await signedIn(office, ANA, { script });
		await expect(ana.getByRole("button", { name: "Son spam" })).toBeHidden();
		await ana.getByRole("checkbox", { name: "Todas las de esta página" }).check();
		if (script) {
			await expect(markOf(ana, "Claire Dubois")).toBeChecked();
			await expect(ana.getByText("2 marcadas")).toBeVisible();
		}
		await press(ana, "Son spam");
		await expect(ana.getByText("Marcaste 2 como spam.")).toBeVisible();
		await expect(ana.getByText("Nada por responder", { exact: true })).toBeVisible();
		await press(ana, "Deshacer");
		await expect(ana.getByText("2 vuelven a estar como antes.")).toBeVisible();
		await expect(ana.getByText("2 abiertas")).toBeVisible();
	});
}

for (const script of [true, false]) {
	test(`Enter on a box does nothing, and it stays marked, ${script ? "with" : "without"} script`, async ({
		office,
	}) => {
		const ana = await signedIn(office, ANA, { script });
		await markOf(ana, "Mariela Cruz").check();
		await markOf(ana, "Mariela Cruz").press("Enter");
		await press(ana, "Son spam");
		await expect(ana.getByText("Marcaste como spam la de Mariela Cruz")).toBeVisible();
		await expect(ana.getByText("1 abierta")).toBeVisible();
	});
}

test("with the keyboard alone two are marked and passed", async ({ office }) => {
	const ana = await signedIn(office, ANA);
	await ana.getByRole("checkbox", { name: "Todas las de esta página" }).press("Space");
	await expect(ana.getByText("2 marcadas")).toBeVisible();
	for (let stops = 0; stops < 3; stops++) await ana.keyboard.press("Tab");
	await ana.keyboard.press("Enter");
	await ana.keyboard.press("Tab");
	await expect(ana.getByLabel("A quién")).toBeFocused();
	await ana.keyboard.type("Luis");
	await ana.keyboard.press("Tab");
	await ana.keyboard.press("Enter");
	await expect(ana.getByText("Pasaste 2 a Luis Gil.")).toBeVisible();
	// Or its mail would leave during the next test.
	await press(ana, "Deshacer");
	await expect(ana.getByText("2 vuelven a estar como antes.")).toBeVisible();
});

test("what is marked stays so while the list changes, and what a colleague did meanwhile is named", async ({
	office,
}) => {
	const [mariela] = office.references;
	const [ana, luis] = [await signedIn(office, ANA), await signedIn(office, LUIS)];
	await markOf(ana, "Mariela Cruz").check();
	await markOf(ana, "Claire Dubois").check();
	await office.send({ name: "Nueva Persona", email: "nueva@example.org" });
	await expect(ana.getByRole("link", { name: "Nueva Persona" })).toBeVisible({ timeout: 15_000 });
	await expect(markOf(ana, "Claire Dubois")).toBeFocused();
	await luis.goto(`/mesa/${mariela}`);
	await press(luis, "Marcar como respondida por teléfono");
	await expect(ana.getByText("2 abiertas")).toBeVisible({ timeout: 15_000 });
	await expect(markOf(ana, "Mariela Cruz")).toBeChecked();
	await expect(markOf(ana, "Claire Dubois")).toBeChecked();
	await expect(ana.getByText("2 marcadas")).toBeVisible();
	await press(ana, "Respondidas");
	await expect(ana.getByText("Marcaste como respondida la de Claire Dubois")).toBeVisible();
	await expect(ana.getByText(`Mariela Cruz · ${mariela}: Luis Gil la marcó como respondida hoy a las`)).toBeVisible();
	await expect(ana.getByText("1 abierta")).toBeVisible();
});

test("marking moves no row on a phone, and what is pressed is large enough", { tag: "@phone" }, async ({ office }) => {
	const ana = await signedIn(office, ANA, { screen: PHONE });
	await ana.setViewportSize({ width: 360, height: 740 });
	const row = ana.getByRole("listitem").filter({ hasText: "Mariela Cruz" });
	const before = await row.boundingBox();
	await row.click({ position: { x: 12, y: 60 } });
	await expect(markOf(ana, "Mariela Cruz")).toBeChecked();
	expect(await row.boundingBox()).toEqual(before);
	await ana.getByText("Pasar a…").click();
	const wide = () => ana.evaluate(() => document.documentElement.scrollWidth);
	expect(await wide()).toBeLessThanOrEqual(360);
	const heights = await ana
		.locator(".marks button:visible, .marks summary, .marks label, .marks select")
		.evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().height));
	expect(heights.length).toBeGreaterThan(5);
	expect(Math.min(...heights.filter((height) => height > 1))).toBeGreaterThanOrEqual(44);
	expect(await axeViolations(ana, {})).toEqual([]);
	await ana.emulateMedia({ colorScheme: "dark" });
	expect(await axeViolations(ana, { runOnly: "color-contrast" })).toEqual([]);
	// In a stand-in's wider letters too, on a line on which the desk's own come late.
	await ana.evaluate(() => {
		for (const one of document.querySelectorAll<HTMLElement>("body, body *")) one.style.fontFamily = "Arial";
	});
	expect(await wide()).toBeLessThanOrEqual(360);
});
