/** What axe finds on a page with everything open: all its rules. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import type Axe from "axe-core";
import { wordsOf } from "../../fixtures/content.ts";
import { PHONE_SIZE } from "../../fixtures/visit.ts";
import type { Appearance } from "../coverage.ts";

declare global {
	interface Window {
		axe?: typeof Axe;
	}
}

/** Without its comments, half of what a page would else be sent before it is first judged. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Touch targets, which axe leaves out by default, are looked at as well. */
const RULES = { "target-size": { enabled: true } };

/** What is amiss in a page as it stands, or in a part of it. */
export const inaccessible = async (page: Page, part = "html"): Promise<string[]> =>
	await axeViolations(page, { rules: RULES }, part);

/** The same but for header and footer, which are alike on every page, and for contrast, which `faintLines` measures. */
export async function inaccessibleContent(page: Page): Promise<string[]> {
	const rules = { ...RULES, "color-contrast": { enabled: false } };
	return await axeViolations(page, { rules }, { include: ["html"], exclude: [".header", ".footer"] });
}

/** The same once the menu of this width is open, which is closed again. */
export async function inaccessibleMenu(page: Page, route: string, { size }: Appearance): Promise<string[]> {
	const menu = size === PHONE_SIZE ? "dialog" : ".navigation-bar";
	const opener =
		menu === "dialog"
			? page.getByRole("button", { name: wordsOf(route).messages.chrome.menu })
			: page.locator(`${menu} summary`);
	await opener.click();
	await expect(page.locator(menu).getByRole("link", { name: "Concierge" })).toBeVisible();
	// What lies behind the menu is the same as before; with it, it is looked at again in one place.
	const found = await inaccessible(page, route === "/" ? "html" : menu);
	await page.keyboard.press("Escape");
	return found;
}

/** What axe finds, a line each. What it lets pass is left out, to save time. @param part else the whole page */
export async function axeViolations(
	page: Page,
	options: Axe.RunOptions,
	part: string | Record<"include" | "exclude", string[]> = "html",
): Promise<string[]> {
	// A page asked before holds axe already.
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
	const asked = { part, options: { ...options, resultTypes: ["violations" as const] } };
	return await page.evaluate(async ({ part, options }) => {
		const { violations } = await (window.axe as typeof Axe).run(part, options);
		return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
	}, asked);
}
