/** A page as visitors may have set their device: four times the size, large letters, forced colours, less motion, paper. */
import type { Page } from "@playwright/test";
import {
	beyondTheEdge,
	hiddenParts,
	longMotions,
	onPaper,
	overlaps,
	withoutBorder,
	withoutRing,
} from "./reading-the-page.ts";

/** What is left of a window of 1280 by 1024 pixels at four times the size (WCAG 1.4.10). */
export const NARROW = { width: 320, height: 256 };
const WITH_LARGE_LETTERS = { width: 640, height: 800 };

/** At four times the size, where less motion is asked for: what is cut, covered or hidden, or moves. */
export async function faultsAtFourTimesTheSize(page: Page): Promise<string[]> {
	await page.setViewportSize(NARROW);
	return [
		...named("beyond the edge", await page.evaluate(beyondTheEdge)),
		...named("covered or cut", await page.evaluate(overlaps)),
		...named("moves, though less motion was asked for", await page.evaluate(longMotions)),
		...named("cannot be seen", await page.evaluate(hiddenParts)),
	];
}

/** With letters twice as large as the page's own: what is cut or covered. */
export async function faultsWithLargeLetters(page: Page): Promise<string[]> {
	await page.setViewportSize(WITH_LARGE_LETTERS);
	await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
	const faults = [
		...named("beyond the edge", await page.evaluate(beyondTheEdge)),
		...named("covered or cut", await page.evaluate(overlaps)),
	];
	await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
	return faults;
}

/** In forced colours: what has no border, and whether the focus has a ring. */
export async function faultsInForcedColours(page: Page): Promise<string[]> {
	await page.emulateMedia({ forcedColors: "active" });
	const faults = named("without a border", await page.evaluate(withoutBorder));
	await page.keyboard.press("Tab");
	faults.push(...named("without a focus ring", await page.evaluate(withoutRing)));
	await page.emulateMedia({ forcedColors: null });
	return faults;
}

/** What is amiss on paper. */
export async function faultsInPrint(page: Page): Promise<string[]> {
	await page.emulateMedia({ media: "print" });
	const faults = await page.evaluate(onPaper);
	await page.emulateMedia({ media: null });
	return faults;
}

function named(what: string, faults: readonly string[]): string[] {
	return faults.map((fault) => `${what}: ${fault}`);
}
