/** A page on a phone whose letters are set larger, and with words longer than a line. */
import type { Page } from "@playwright/test";
import { beyondTheEdge, brokenWords, lengthenWords } from "./reading-the-page.ts";

export const NARROW_PHONE = { width: 360, height: 740 };
/** In percent of the letters a browser has by default. */
export const LETTER_SIZES = [125, 150, 200] as const;

/** With letters of this size: titles' words that are broken, and what reaches over the edge. */
export async function faultsWithLettersOf(page: Page, percent: number): Promise<string[]> {
	await page.setViewportSize(NARROW_PHONE);
	await enlarge(page, percent);
	const broken = await page.evaluate(brokenWords, "h1");
	const beyond = await page.evaluate(beyondTheEdge);
	await enlarge(page, 100);
	return [...broken.map((word) => `broken: ${word}`), ...beyond.map((part) => `beyond the edge: ${part}`)];
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
