/** The tools as they are heard: names, states and what is told, in order. */
import type { Page } from "@playwright/test";
import { content } from "../fixtures/content.ts";
import { expect, test } from "../fixtures/visit.ts";
import { BUDGET, cell, totals } from "./budget-page.ts";
import { listen, openTool } from "./tool-page.ts";

const { budget, amounts, frame } = content.plan;

const firstPrice = (page: Page) => cell(page, budget.price.label, "Clínica A").getByRole("textbox");

test("an amount is asked for with its currency, and its total told once, by the clinic's name", async ({ page }) => {
	await page.clock.install();
	await openTool(page, BUDGET);
	const price = firstPrice(page);
	await expect(price).toHaveAccessibleName(`${budget.fields.amount} (${amounts.currencies.USD.toLowerCase()})`);
	const told = await listen(page);
	// However long a busy machine takes from one digit to the next.
	await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
	for (const digit of "7000") {
		await price.press(digit);
		await page.clock.runFor(100);
	}
	await page.clock.resume();
	await expect.poll(told).toContain("Clínica A: US$\u{A0}7,000.00");
	expect((await told()).filter((line) => line.includes("US$"))).toEqual(["Clínica A: US$\u{A0}7,000.00"]);
});

test("a number that cannot be read is told, with what to write", async ({ page }) => {
	await openTool(page, BUDGET);
	const told = await listen(page);
	await firstPrice(page).fill("siete mil pesitos");
	await expect.poll(told).toContain(amounts.money["not-a-number"]);
});

test("the focus goes to the clinic that was added, and stays near when one is taken away", async ({ page }) => {
	await openTool(page, BUDGET);
	await page.getByRole("button", { name: budget.setup.add }).press("Enter");
	const heads = page.locator(".budget-clinics__head");
	await expect(heads.last().getByRole("textbox")).toBeFocused();
	await heads.last().getByRole("button").press("Enter");
	await expect(page.getByRole("button", { name: budget.setup.add })).toBeFocused();
});

test("an answer of the budget is taken back with the space bar, and the page says how", async ({ page }) => {
	await openTool(page, BUDGET);
	const [line] = budget.treatment.lines;
	const included = cell(page, line?.label ?? "", "Clínica A")
		.getByRole("radio")
		.first();
	await included.press("Space");
	await expect(included).toBeChecked();
	await expect(included).toHaveAttribute("aria-description", budget.fields.clear);
	await included.press("Space");
	await expect(included).not.toBeChecked();
	await expect(included).toBeFocused();
	expect(await totals(page)).toHaveLength(2);
});

test("a panel of the plan is heard, and the focus returns to what opened it", async ({ page }) => {
	await openTool(page, BUDGET);
	const { bar } = frame;
	const button = (name: string) => page.getByRole("button", { name, exact: true });
	await firstPrice(page).fill("7000");
	for (const opener of [bar.keep, bar.save, bar.share]) {
		await button(opener).press("Enter");
		await expect(page.locator(":focus")).toHaveRole("region");
		await page.keyboard.press("Tab");
		await button(bar.close).press("Enter");
		await expect(button(opener)).toBeFocused();
	}
	await button(bar.clear).press("Enter");
	await expect(page.locator(":focus")).toHaveAccessibleName(bar.cleared.title);
	await page.keyboard.press("Tab");
	await expect(page.locator(":focus")).toHaveAccessibleName(bar.cleared.undo);
	await page.keyboard.press("Enter");
	await expect(button(bar.clear)).toBeFocused();
	await expect(firstPrice(page)).toHaveValue("7000");
});
