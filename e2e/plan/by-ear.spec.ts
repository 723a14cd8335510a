/** The tools as they are heard: names, states and what is told, in order. */
import type { Page } from "@playwright/test";
import { content } from "../content.ts";
import { expect, test } from "../visit.ts";
import { BUDGET, cell, totals } from "./budget-page.ts";
import { openTool } from "./tool-page.ts";

const { budget, amounts } = content.plan;

/** What live regions tell from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
	await page.evaluate(() => {
		const told: string[] = [];
		Object.assign(window, { told });
		new MutationObserver((changes) => {
			for (const { target } of changes) {
				const element = target instanceof Element ? target : target.parentElement;
				const region = element?.closest("[role=status], [role=alert], [aria-live], output");
				const isOff = region?.getAttribute("aria-live") === "off";
				if (region && !isOff && region.textContent) told.push(region.textContent.trim());
			}
		}).observe(document.body, { childList: true, characterData: true, subtree: true });
	});
	return () => page.evaluate(() => (window as unknown as { told: string[] }).told);
}

const firstPrice = (page: Page) => cell(page, budget.price.label, "Clínica A").getByRole("textbox");

test("an amount is asked for with its currency, and its total told once, by the clinic's name", async ({ page }) => {
	await openTool(page, BUDGET);
	const price = firstPrice(page);
	await expect(price).toHaveAccessibleName(`${budget.fields.amount} (${amounts.currencies.USD.toLowerCase()})`);
	const told = await listen(page);
	await price.pressSequentially("7000");
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

test("days away from home are said and not coloured alone", async ({ page }) => {
	await openTool(page, "/mi-plan/estadia");
	const there = page.locator(".stay-calendar__day--there").first();
	await expect(there).toContainText(content.plan.stay.calendar.there);
	await page.emulateMedia({ forcedColors: "active" });
	const line = (day: typeof there) => day.evaluate((one) => getComputedStyle(one).borderBlockEndWidth);
	expect(await line(there)).toBe("2px");
	expect(await line(page.locator(".stay-calendar__day--home").first())).toBe("0px");
});
