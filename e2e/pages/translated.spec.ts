/** A browser's translator changes a page under the scripts that run there: all of it says the same, step by step. */
import type { Page } from "@playwright/test";
import { PLAN_TOOLS } from "../../content-model/plan/frame.ts";
import { FORM_IDS, FORMS } from "../../contract/requests/forms.ts";
import { PLACES } from "../fixtures/every-form.ts";
import { expect, reach, test } from "../fixtures/journey.ts";
import { translatePage, useEverything } from "../fixtures/other-hands.ts";
import { awake } from "../plan/tool-page.ts";

// A note of React's that it renders anew what a translator has changed before; as an error of the page it fails below.
test.use({ expectedConsole: /#418/ });

/** When a page is translated: after its script has come, before, or not at all. */
const WHEN = ["never", "awake", "asleep"] as const;

/**
 * Plays the same on a plain page and on one that is translated, and compares what was read there.
 * @param wake waits for the page's script
 */
async function expectTheSame(
	page: Page,
	address: string,
	wake: () => Promise<void>,
	play: () => Promise<readonly string[]>,
): Promise<void> {
	test.setTimeout(180_000);
	const errors: string[] = [];
	page.on("pageerror", ({ message }) => errors.push(message));
	const read: string[][] = [];
	for (const when of WHEN) {
		// The same address again would be a reload, which keeps what the page's entry of the history holds.
		await page.goto("about:blank");
		await page.goto(address);
		if (when === "asleep") await page.evaluate(translatePage);
		await wake();
		if (when === "awake") await page.evaluate(translatePage);
		read.push((await play()).map((words) => words.replace(/[⟦⟧]/g, "")));
		await page.evaluate(() => {
			for (const storage of [sessionStorage, localStorage]) storage.clear();
		});
	}
	const [plain, ...translated] = read;
	expect(new Set(plain).size).toBeGreaterThan(2);
	for (const words of translated) expect(words).toEqual(plain);
	expect(errors.filter((one) => one.includes("React"))).toEqual([]);
}

async function useAll(page: Page, selector: string): Promise<string[]> {
	await page.evaluate(useEverything, selector);
	await page.waitForFunction(() => window.read);
	return await page.evaluate(() => window.read ?? []);
}

for (const tool of PLAN_TOOLS) {
	test(`${tool} says the same on a page that is translated`, async ({ page }) => {
		const wake = async () => await awake(page);
		await expectTheSame(page, `/mi-plan/${tool}`, wake, async () => await useAll(page, ".plan-tool"));
	});
}

for (const form of FORM_IDS) {
	test(`the form ${form} says the same on a page that is translated`, async ({ page }) => {
		const selector = `#${FORMS[form].anchor}`;
		const wake = async () => await reach(page.locator(selector));
		await expectTheSame(page, PLACES[form].address, wake, async () => await useAll(page, selector));
	});
}

test("what can be done with a plan is said the same on a page that is translated", async ({ page }) => {
	const bar = page.locator(".plan-bar");
	const [keep, share, , , clear] = [0, 1, 2, 3, 4].map((place) => bar.locator(".plan-bar__more button").nth(place));
	const panel = bar.locator(".plan-panel");
	await expectTheSame(
		page,
		"/mi-plan/presupuesto",
		async () => await awake(page),
		async () => {
			const read: string[] = [];
			const press = async (button: typeof panel | undefined) => {
				await button?.click();
				await expect(panel).toBeVisible();
				read.push(await bar.innerText());
			};
			await page.locator(".budget-clinics__field input").first().fill("Uno");
			await press(keep);
			await press(panel.locator("button").first());
			await press(share);
			await press(panel.locator("button").first());
			await press(clear);
			await panel.locator("button").first().click();
			await expect(panel).toHaveCount(0);
			return [...read, await bar.innerText()];
		},
	);
});

test("the search answers the same on a page that is translated", async ({ page }) => {
	const box = page.locator("search.faq-index__filter");
	const status = box.getByRole("status");
	await expectTheSame(
		page,
		"/faq",
		async () => await box.getByRole("searchbox").focus(),
		async () => {
			const read: string[] = [];
			for (const typed of ["pasaporte", "submarino", "cuánto cuesta", "pasaporte"]) {
				const before = await status.innerText();
				await box.getByRole("searchbox").fill(typed);
				await expect(status).not.toHaveText(before);
				read.push(await box.innerText());
			}
			return read;
		},
	);
});
