/** Every page with everything open, as a phone and a desk show it by day and by night: all of axe's rules, one visit. */
import type { Page } from "@playwright/test";
import { reach } from "../journey.ts";
import { DESK_SIZE, EVERY_ROUTE, expect, openAnswers, PHONE_SIZE, SHARED_WINDOW, test } from "../visit.ts";
import { axeViolations } from "./axe.ts";

const SIZES = [
	{ ...PHONE_SIZE, menu: "dialog" },
	{ ...DESK_SIZE, menu: ".navigation-bar" },
] as const;
const SCHEMES = ["light", "dark"] as const;

test.use({ ...SHARED_WINDOW, contextOptions: { reducedMotion: "reduce" } });

for (const route of [...EVERY_ROUTE, "/solicitud-recibida?ref=7K4R-62XW"]) {
	test(`${route} is accessible, questions, form errors and menu open, by day and by night`, async ({ page }) => {
		await page.goto(route);
		await openAnswers(page);
		await showErrors(page);
		for (const { menu, ...size } of SIZES) {
			await page.setViewportSize(size);
			await expectAccessible(page, `${size.width} pixels`);
			await openMenu(page, menu);
			// What lies behind the menu is the same as before; with it, it is looked at again in one place.
			await expectAccessible(page, `${size.width} pixels, menu open`, route === "/" ? "html" : menu);
			await page.keyboard.press("Escape");
		}
	});
}

/** Nothing is amiss in a part of the page as it stands, by day and by night. */
async function expectAccessible(page: Page, state: string, part = "html"): Promise<void> {
	for (const colorScheme of SCHEMES) {
		await page.emulateMedia({ colorScheme });
		expect.soft(await axeViolations(page, { rules: RULES }, part), `${state}, ${colorScheme}`).toEqual([]);
	}
}

async function openMenu(page: Page, menu: (typeof SIZES)[number]["menu"]): Promise<void> {
	const opener = menu === "dialog" ? page.getByRole("button", { name: "Menú" }) : page.locator(`${menu} summary`);
	await opener.click();
	await expect(page.locator(menu).getByRole("link", { name: "Concierge" })).toBeVisible();
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
