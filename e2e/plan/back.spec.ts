/** A plan in a browser that keeps pages for Back. */
import type { Page } from "@playwright/test";
import { expect, reach, test } from "../fixtures/journey.ts";
import { goBack } from "../fixtures/page-steps.ts";
import { action, BUDGET, cell, sharedLink, TWO_TOTALS, totals, twoClinics } from "./budget-page.ts";
import { awake, openTool } from "./tool-page.ts";

/** Goes back, and makes sure that the page was restored as it was left. */
async function goBackToRestored(page: Page): Promise<void> {
	await goBack(page);
	await expect.poll(() => page.evaluate(() => "restored" in globalThis)).toBe(true);
}

/** Marks the page, so that one that is loaded anew can be told from it. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { restored: true }));

test("an offer that was typed after a budget is still there for a visitor who goes back and types on", {
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
	await expect(page.getByRole("textbox", { name: /^Monto \(/ })).toHaveValue("7,490.00");
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
	await goBack(page);
	await goBack(page);
	await expect.poll(() => totals(page)).not.toContain(TWO_TOTALS[0]);
	await expect(page.getByLabel("Noches", { exact: true })).toHaveValue("");
	await expect(page.getByRole("button", { name: "Deshacer" })).toHaveCount(0);
});

test("«Borrar todo» also takes the summary out of the message in another tab, and all from its Back", async ({
	page,
	context,
}) => {
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
	await goBack(page);
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

	// A tab behind another one hardly paints, and what is pressed waits for that.
	await page.bringToFront();
	await twoClinics(page);
	await openLink();
	await openTool(page, "/mi-plan/cuotas");
	await action(page, "Borrar todo").click();
	await goBack(page);
	await expect(page).toHaveURL(/\/mi-plan\/presupuesto$/);
	await awake(page);
	expect(await totals(page)).not.toEqual(TWO_TOTALS);
});

test("the menu of the tools is the plan when somebody goes back to it from what they wrote", { tag: "@phone" }, async ({
	page,
}) => {
	await page.goto("/mi-plan");
	await mark(page);
	await page.locator(".plan-overview__tool--presupuesto a").click();
	await awake(page);
	await cell(page, "Precio del ciclo", "Clínica A").getByRole("textbox").fill("5,800");
	await goBackToRestored(page);
	await expect(page.locator(".plan-today")).toContainText("5,800.00");
});
