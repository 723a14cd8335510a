/** Every page with everything open, as a phone and a desk show it by day and by night: one visit, four looks. */
import type { Page } from "@playwright/test";
import { reach } from "../journey.ts";
import { EVERY_ROUTE, expect, SHARED_WINDOW, test } from "../visit.ts";
import { axeViolations } from "./axe.ts";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const SCHEMES = ["light", "dark"] as const;

test.use({ ...SHARED_WINDOW, contextOptions: { reducedMotion: "reduce" } });

for (const route of [...EVERY_ROUTE, "/solicitud-recibida?ref=7K4R-62XW"]) {
	test(`${route} is accessible, questions and form errors open, by day and by night`, async ({ page }) => {
		await page.goto(route);
		await openAnswers(page);
		await showErrors(page);
		for (const size of [PHONE, DESK]) {
			await page.setViewportSize(size);
			for (const colorScheme of SCHEMES) {
				await page.emulateMedia({ colorScheme });
				expect.soft(await violations(page, colorScheme), `${size.width} pixels, ${colorScheme}`).toEqual([]);
			}
		}
	});
}

test("the open menu is accessible, in the drawer and in the dropdown, by day and by night", async ({ page }) => {
	await page.goto("/");
	for (const colorScheme of SCHEMES) {
		await page.emulateMedia({ colorScheme });
		await page.setViewportSize(PHONE);
		await page.getByRole("button", { name: "Menú" }).click();
		await expect(page.getByRole("dialog", { name: "Menú" })).toBeVisible();
		expect.soft(await violations(page, colorScheme), `drawer, ${colorScheme}`).toEqual([]);
		await page.keyboard.press("Escape");

		await page.setViewportSize(DESK);
		await page.locator(".navigation-bar summary").click();
		await expect(page.getByRole("link", { name: /Compara clínicas/ })).toBeVisible();
		expect.soft(await violations(page, colorScheme), `dropdown, ${colorScheme}`).toEqual([]);
		await page.keyboard.press("Escape");
	}
});

/** Opens every question at once. */
async function openAnswers(page: Page): Promise<void> {
	await page.locator("main details").evaluateAll((all) => {
		for (const details of all as HTMLDetailsElement[]) {
			// Those of one name close each other.
			details.removeAttribute("name");
			details.open = true;
		}
	});
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
/** All that depends on colours: by night nothing else is asked again, for the page is the same. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

function violations(page: Page, scheme: (typeof SCHEMES)[number]): Promise<string[]> {
	return axeViolations(page, scheme === "dark" ? { runOnly: OF_COLOURS } : { rules: RULES });
}
