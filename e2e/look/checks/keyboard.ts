/** Whoever goes by the keyboard always sees where they are. */
import { expect, type Page } from "@playwright/test";

const FEWEST_STOPS = 20;
const MOST_STOPS = 200;

/**
 * Walks through a page in the window it is shown in.
 * @returns what has the focus and is covered, and by what
 */
export async function coveredFocus(page: Page, route: string): Promise<string[]> {
	// Header and footer are the same everywhere: at home they are walked through, elsewhere begins the content.
	await page.locator(route === "/" ? "body" : "main").evaluate((start: HTMLElement) => {
		start.tabIndex = -1;
		start.focus();
	});
	const covered: string[] = [];
	for (let stops = 0; stops < MOST_STOPS; stops++) {
		await page.keyboard.press("Tab");
		const stop = await page.evaluate(here);
		if (stop.end && route === "/" && stops <= FEWEST_STOPS) return [...covered, `only ${stops} stops`];
		// Some pages are a heading and a sentence, with nothing to stop at.
		if (stop.end) return covered;
		if (!stop.covered) continue;
		// A page that scrolls to the focus has not always arrived yet.
		const seen = expect.poll(async () => (await page.evaluate(here)).covered).toBeUndefined();
		await seen.catch(() => covered.push(`${stop.covered}`));
	}
	return [...covered, "the keyboard never leaves the page"];
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
