/** Whoever goes by the keyboard always sees where they are. */
import type { Page } from "@playwright/test";
import { expect, SHARED_WINDOW, test } from "../visit.ts";
import { SIZES, statesByRoute } from "./coverage.ts";

test.use({ ...SHARED_WINDOW, contextOptions: { reducedMotion: "reduce" } });

for (const [route, sizes] of statesByRoute(SIZES)) {
	test(`on ${route} nothing ever covers what has the focus`, async ({ page }) => {
		await page.goto(route);
		for (const size of sizes) {
			await page.setViewportSize(size);
			// Header and footer are the same everywhere: at home they are walked through, elsewhere begins the content.
			await page.locator(route === "/" ? "body" : "main").evaluate((start: HTMLElement) => {
				start.tabIndex = -1;
				start.focus();
			});
			const stops = await walk(page);
			// Some pages are a heading and a sentence, with nothing to stop at.
			if (route === "/") expect(stops, `stops at ${size.width} pixels`).toBeGreaterThan(20);
		}
	});
}

/** Goes on by the Tab key until the end of the page; returns how many stops there were. */
async function walk(page: Page): Promise<number> {
	for (let stops = 0; stops < 200; stops++) {
		await page.keyboard.press("Tab");
		const stop = await page.evaluate(here);
		if (stop.end) return stops;
		// A page that scrolls to the focus has not always arrived yet.
		if (stop.covered) await expect.poll(async () => (await page.evaluate(here)).covered).toBeUndefined();
	}
	throw new Error("The keyboard never leaves the page.");
}

/** In the page: whether the walk is over, and what covers the focused element's middle. */
function here(): { end: boolean; covered?: string } {
	const focused = document.activeElement;
	if (!focused || focused === document.body) return { end: true };
	if (location.pathname !== "/" && focused.closest("footer")) return { end: true };
	const { left, top, width, height } = focused.getBoundingClientRect();
	if (width < 2 || height < 2) return { end: false };
	const above = document.elementFromPoint(left + width / 2, top + height / 2);
	if (above && (focused.contains(above) || above.contains(focused))) return { end: false };
	return {
		end: false,
		covered: `${focused.textContent?.trim() || focused.id} under ${above?.className ?? "the edge"}`,
	};
}
