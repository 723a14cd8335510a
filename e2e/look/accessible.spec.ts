/** Pages with everything open, as a phone and a desk show them by day and by night: all of axe's rules, one visit. */
import type { Page } from "@playwright/test";
import { reach } from "../journey.ts";
import { EVERY_ROUTE, expect, openAnswers, PHONE_SIZE, SHARED_WINDOW, test } from "../visit.ts";
import { axeViolations } from "./axe.ts";
import { APPEARANCES, type Appearance, statesByRoute } from "./coverage.ts";

const ROUTES = [...EVERY_ROUTE, "/solicitud-recibida?ref=7K4R-62XW"];

test.use({ ...SHARED_WINDOW, contextOptions: { reducedMotion: "reduce" } });

for (const [route, appearances] of statesByRoute(APPEARANCES, ROUTES)) {
	test(`${route} is accessible, questions, form errors and menu open, by day and by night`, async ({ page }) => {
		// A page with all its states is looked at many times.
		test.slow();
		await page.goto(route);
		await openAnswers(page);
		await showErrors(page);
		for (const appearance of appearances) {
			await show(page, appearance);
			await expectAccessible(page, appearance, "");
		}
		// What lies behind the menu is the same as before; with it, it is looked at again in one place.
		const part = route === "/" ? "html" : undefined;
		// A page shows the menu but as all do: its own entry is marked.
		for (const appearance of part ? appearances : appearances.slice(0, 1)) {
			await show(page, appearance);
			const menu = await openMenu(page, appearance);
			await expectAccessible(page, appearance, "menu open", part ?? menu);
			await page.keyboard.press("Escape");
		}
	});
}

async function show(page: Page, { size, colorScheme }: Appearance): Promise<void> {
	await page.setViewportSize(size);
	await page.emulateMedia({ colorScheme });
}

/** Nothing is amiss in a part of the page as it stands. */
async function expectAccessible(page: Page, { size, colorScheme }: Appearance, state: string, part = "html") {
	const found = await axeViolations(page, { rules: RULES }, part);
	expect.soft(found, `${size.width} pixels, ${colorScheme} ${state}`).toEqual([]);
}

/** Opens the menu of this width; returns its selector. */
async function openMenu(page: Page, { size }: Appearance): Promise<string> {
	const menu = size === PHONE_SIZE ? "dialog" : ".navigation-bar";
	const opener = menu === "dialog" ? page.getByRole("button", { name: "Menú" }) : page.locator(`${menu} summary`);
	await opener.click();
	await expect(page.locator(menu).getByRole("link", { name: "Concierge" })).toBeVisible();
	return menu;
}

/** Sends every form empty, so that each shows its errors. */
async function showErrors(page: Page): Promise<void> {
	for (const form of await page.locator("form.contact-form, .contact-form form").all()) {
		await reach(form);
		await form.locator("[type=submit]").click();
		await expect(form.getByRole("alert").filter({ hasText: "Revisa estos datos" })).toBeVisible();
	}
}

/** Touch targets, which axe leaves out by default, are looked at as well. */
const RULES = { "target-size": { enabled: true } };
