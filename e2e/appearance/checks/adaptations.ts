/** A page as visitors may have set their device: four times the size, large letters, forced colours, less motion, no script, paper. */
import type { Page } from "@playwright/test";
import {
	beyondTheEdge,
	brokenWords,
	hiddenParts,
	lengthenWords,
	longMotions,
	onPaper,
	overlaps,
	withoutBorder,
	withoutRing,
} from "./reading-the-page.ts";

/** What is left of a window of 1280 by 1024 pixels at four times the size (WCAG 1.4.10). */
export const NARROW = { width: 320, height: 256 };
/** A phone whose letters are set larger, or whose words are longer than a line. */
export const NARROW_PHONE = { width: 360, height: 740 };
/** In percent of the letters a browser has by default. */
export const LARGER_LETTERS = [125, 150] as const;
/** Every page is seen in these (WCAG 1.4.4). */
export const TWICE_AS_LARGE = 200;

/** What each of these finds in the page, under its name. */
async function found(page: Page, looks: Record<string, () => string[]>): Promise<string[]> {
	const faults: string[] = [];
	for (const [what, look] of Object.entries(looks)) {
		for (const fault of await page.evaluate(look)) faults.push(`${what}: ${fault}`);
	}
	return faults;
}

/** At four times the size, with less motion asked for: what is cut, covered or hidden, or moves. */
export async function faultsAtFourTimesTheSize(page: Page): Promise<string[]> {
	await page.setViewportSize(NARROW);
	return await found(page, {
		"beyond the edge": beyondTheEdge,
		"covered or cut": overlaps,
		"moves, though less motion was asked for": longMotions,
		"cannot be seen": hiddenParts,
	});
}

/** In forced colours: what has no border, and whether the focus has a ring. */
export async function faultsInForcedColours(page: Page): Promise<string[]> {
	await page.emulateMedia({ forcedColors: "active" });
	const borders = await found(page, { "without a border": withoutBorder });
	await page.keyboard.press("Tab");
	const rings = await found(page, { "without a focus ring": withoutRing });
	await page.emulateMedia({ forcedColors: null });
	return [...borders, ...rings];
}

/** What is amiss on paper. */
export async function faultsInPrint(page: Page): Promise<string[]> {
	await page.emulateMedia({ media: "print" });
	const faults = await page.evaluate(onPaper);
	await page.emulateMedia({ media: null });
	return faults;
}

/** With letters of this size: titles' words that are broken, and what reaches over the edge, is cut or covered. */
export async function faultsWithLettersOf(page: Page, percent: number): Promise<string[]> {
	await page.setViewportSize(NARROW_PHONE);
	await enlarge(page, percent);
	const broken = await page.evaluate(brokenWords, "h1");
	const faults = await found(page, { "beyond the edge": beyondTheEdge, "covered or cut": overlaps });
	await enlarge(page, 100);
	return [...broken.map((word) => `broken: ${word}`), ...faults];
}

/** What reaches over the edge once each text has a word that is longer than a line. It stays in them. */
export async function faultsWithLongWords(page: Page): Promise<string[]> {
	await page.setViewportSize(NARROW_PHONE);
	await page.evaluate(lengthenWords);
	return await page.evaluate(beyondTheEdge);
}

/** Sets the letters' size as a visitor does in the browser's settings: media queries follow it. */
export async function enlarge(page: Page, percent: number): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send("Page.setFontSizes", { fontSizes: { standard: 0.16 * percent } });
	await session.detach();
}

/** What cannot be seen once the page has come again without script. */
export async function hiddenWithoutScript(page: Page): Promise<string[]> {
	const session = await page.context().newCDPSession(page);
	await session.send("Emulation.setScriptExecutionDisabled", { value: true });
	await page.reload();
	const hidden = await page.evaluate(hiddenParts);
	await session.send("Emulation.setScriptExecutionDisabled", { value: false });
	await session.detach();
	return hidden;
}
