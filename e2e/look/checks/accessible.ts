/** What axe finds on a page with everything open: all its rules. */
import { expect, type Page } from "@playwright/test";
import { wordsOf } from "../../specified-routes.ts";
import { PHONE_SIZE } from "../../visit.ts";
import type { Appearance } from "../coverage.ts";
import { axeViolations } from "./axe.ts";

/** Touch targets, which axe leaves out by default, are looked at as well. */
const RULES = { "target-size": { enabled: true } };

/** What is amiss in a page as it stands, or in a part of it. */
export async function inaccessible(page: Page, part = "html"): Promise<string[]> {
	return await axeViolations(page, { rules: RULES }, part);
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
