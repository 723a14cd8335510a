/** Visitors who use the keyboard always see where they are. */
import type { Page } from "@playwright/test";

const MIN_STOPS = 20;
const MAX_STOPS = 200;
/** How many stops are asked for at once. */
const STRIDE = 20;

/** What was seen on the way through a page. */
interface Walk {
	stops: number;
	/** What had the focus and was covered, and by what. */
	covered: string[];
	isOver: boolean;
}

/** Tabs through a page with reduced motion, so that it scrolls at once. @returns what is covered in focus, by what */
export async function coveredFocus(page: Page, route: string): Promise<string[]> {
	// Header and footer are the same everywhere: at home they are walked through, elsewhere begins the content.
	const walking = await page.locator(route === "/" ? "body" : "main").evaluateHandle(watchStops);
	let walk: Walk;
	do {
		// Held down, and looked at in the page: a request for each stop would take three times as long.
		await Promise.all(Array.from({ length: STRIDE }, () => page.keyboard.down("Tab")));
		walk = await walking.jsonValue();
	} while (!walk.isOver && walk.stops < MAX_STOPS);
	await page.keyboard.up("Tab");
	await walking.dispose();
	if (!walk.isOver) return [...walk.covered, "the keyboard never leaves the page"];
	// Some pages are a heading and a sentence, with nothing to stop at.
	if (route === "/" && walk.stops <= MIN_STOPS) return [...walk.covered, `only ${walk.stops} stops`];
	return walk.covered;
}

/** In the page: starts at an element, and looks at each stop before the next key leaves it. */
function watchStops(start: HTMLElement): Walk {
	const walk: Walk = { stops: -1, covered: [], isOver: false };
	start.tabIndex = -1;
	start.focus();
	document.addEventListener("keydown", look);
	return walk;

	function look(): void {
		const focused = document.activeElement ?? document.body;
		walk.stops += 1;
		// Where one starts is no stop.
		if (walk.stops === 0) return;
		walk.isOver = focused === document.body || (location.pathname !== "/" && focused.closest("footer") !== null);
		if (walk.isOver) {
			document.removeEventListener("keydown", look);
			return;
		}
		const { left, top, width, height } = focused.getBoundingClientRect();
		if (width < 2 || height < 2) return;
		const above = document.elementFromPoint(left + width / 2, top + height / 2);
		if (above && (focused.contains(above) || above.contains(focused))) return;
		walk.covered.push(`${focused.textContent?.trim() || focused.id} under ${above?.className ?? "the edge"}`);
	}
}
