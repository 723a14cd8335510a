/** A plan in a browser as people use it: with its back/forward cache, and with several tabs. */
import type { Page } from "@playwright/test";
import { expect, reach, test } from "../journey.ts";
import { action, BUDGET, cell, note, sharedLink, TWO_TOTALS, totals, twoClinics } from "./budget-page.ts";
import { awake, openTool } from "./tool-page.ts";

test.use({
	launchOptions: async ({ launchOptions }, use) => {
		await use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
	},
});

/** Goes back, and makes sure that the page was restored as it was left. */
async function goBackToRestored(page: Page): Promise<void> {
	await page.goBack({ waitUntil: "commit" });
	await expect.poll(() => page.evaluate(() => "restored" in globalThis)).toBe(true);
}

/** Marks the page, so that one that is loaded anew can be told from it. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { restored: true }));

test("an offer that was typed after a budget is there still when she goes back and types on", {
	tag: "@phone",
}, async ({ page }) => {
	await openTool(page, BUDGET);
	await twoClinics(page);
	await mark(page);
	await page.getByRole("link", { name: "Llevar el total a las cuotas" }).click();
	await page.getByRole("button", { name: /^Clínica A, US\$/ }).click();
	await page.getByLabel("Tasa anual (%)").fill("16.5");
	await goBackToRestored(page);
	await cell(page, "Medicinas", "Clínica B").getByRole("textbox").fill("1,900");
	await page.getByRole("link", { name: "Llevar el total a las cuotas" }).click();
	await expect(page.getByLabel("Monto", { exact: true })).toHaveValue("7,490.00");
	await expect(page.getByLabel("Tasa anual (%)")).toHaveValue("16.5");
});

test("a page that comes back shows what was written meanwhile, and nothing that was removed", {
	tag: "@phone",
}, async ({ page }) => {
	await openTool(page, BUDGET);
	await twoClinics(page);
	await mark(page);
	await page.goto("/mi-plan/estadia");
	await page.getByLabel("Primera inyección").fill("2027-02-20");
	await page.getByRole("link", { name: "Llevar estas noches a mi presupuesto" }).click();
	await expect(page.getByLabel("Noches", { exact: true })).toHaveValue("20");
	await action(page, "Borrar todo").click();
	await page.goBack();
	await page.goBack({ waitUntil: "commit" });
	await expect.poll(() => totals(page)).not.toContain(TWO_TOTALS[0]);
	await expect(page.getByLabel("Noches", { exact: true })).toHaveValue("");
	await expect(page.getByRole("button", { name: "Deshacer" })).toHaveCount(0);
});

test("a plan that is kept in one tab replaces nothing in another, which tells and asks", async ({ page, context }) => {
	await openTool(page, BUDGET);
	await twoClinics(page);
	const other = await context.newPage();
	await openTool(other, BUDGET);
	await note(other, "Clínica A", { "Precio del ciclo": "6,000" });
	await action(page, "Guardar en este dispositivo").click();
	await page.getByRole("button", { name: "Guardarlo aquí" }).click();

	const notice = other.getByRole("alert").filter({ hasText: "En este dispositivo hay otro plan guardado" });
	await expect(notice).toBeInViewport();
	expect((await totals(other))[0]).toBe("US$\u{A0}6,000.00");
	await notice.getByRole("button", { name: "Abrir el guardado" }).click();
	await expect.poll(() => totals(other)).toEqual(TWO_TOTALS);
	await other.getByRole("button", { name: "Volver al que tenía" }).click();
	await expect.poll(async () => (await totals(other))[0]).toBe("US$\u{A0}6,000.00");
	// She has chosen: no later page asks again.
	await openTool(other, "/mi-plan/cuotas");
	await expect(other.getByRole("button", { name: "Clínica A, US$\u{A0}6,000.00" })).toBeVisible();
	await expect(notice).toHaveCount(0);

	await action(other, "Guardar en este dispositivo").click();
	await expect(other.getByText("Aquí ya hay otro plan guardado, y este quedaría en su lugar.")).toBeVisible();
	await other.getByRole("button", { name: "Guardar este en su lugar" }).click();
	await page.bringToFront();
	await expect(page.getByRole("alert").getByRole("button", { name: "Seguir con este" })).toBeVisible();
	expect(await totals(page)).toEqual(TWO_TOTALS);
});

test("«Borrar todo» also takes the summary out of the message in another tab, and all from its Back", {
	tag: "@both",
}, async ({ page, context }) => {
	await openTool(page, BUDGET);
	await twoClinics(page);
	await page.locator(".plan-bar").getByRole("link", { name: "Poner un resumen en mi mensaje" }).click();
	const form = page.locator("#contact-form-patient");
	await reach(form);
	await expect(form.getByLabel("Mensaje")).toHaveValue(/US\$\u{A0}7,490\.00/u);

	const other = await context.newPage();
	await openTool(other, BUDGET);
	await action(other, "Borrar todo").click();
	await expect(form.getByLabel("Mensaje")).toHaveValue("");
	await page.goBack();
	await expect.poll(() => totals(page)).not.toEqual(TWO_TOTALS);
	expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("«Borrar todo» also removes a plan that waits in the address, from another tab too, and it is not in its Back", async ({
	page,
	context,
}) => {
	await openTool(page, BUDGET);
	await twoClinics(page);
	const link = await sharedLink(page);
	const answer = page.getByRole("button", { name: "Abrir el nuevo" });
	const openLink = async () => {
		await page.goto("/mi-plan");
		await page.goto(link);
		await expect(answer).toBeVisible();
	};
	await openLink();
	const other = await context.newPage();
	await openTool(other, BUDGET);
	await action(other, "Borrar todo").click();
	await expect(answer).toHaveCount(0);
	await expect(page).toHaveURL(/\/mi-plan\/presupuesto$/);

	await twoClinics(page);
	await openLink();
	await openTool(page, "/mi-plan/cuotas");
	await action(page, "Borrar todo").click();
	await page.goBack();
	await expect(page).toHaveURL(/\/mi-plan\/presupuesto$/);
	await awake(page);
	expect(await totals(page)).not.toEqual(TWO_TOTALS);
});

test("a plan behind the address of the overview is opened in a tool", async ({ page }) => {
	await openTool(page, BUDGET);
	await twoClinics(page);
	const link = await sharedLink(page);
	await action(page, "Borrar todo").click();
	await page.goto(link.replace("/presupuesto", ""));
	await expect.poll(() => totals(page)).toEqual(TWO_TOTALS);
	await expect(page).toHaveURL(/\/mi-plan\/presupuesto$/);
	// Pasted while the overview is already open.
	await action(page, "Borrar todo").click();
	await page.goto("/mi-plan");
	await page.evaluate((hash) => {
		location.hash = hash;
	}, new URL(link).hash);
	await expect(page.locator(".budget-totals output")).toHaveText(TWO_TOTALS);
});
