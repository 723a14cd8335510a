/** No small print, on a site that warns of it. */
import type { Page } from "@playwright/test";

/** In CSS pixels. */
const LEAST = 15;

/** What is to be read in smaller letters, in the window a page is shown in. */
export const smallPrint = async (page: Page): Promise<string[]> => await page.evaluate(smallWords, LEAST);

/** Words that are seen at less than so many pixels, drawings' own scale included. */
function smallWords(least: number): string[] {
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	const found: string[] = [];
	for (let node = texts.nextNode(); node; node = texts.nextNode()) {
		const parent = node.parentElement as Element;
		if (!node.textContent?.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue;
		if (parent.closest("[aria-hidden=true]")) continue;
		const drawn = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
		const size = Number.parseFloat(getComputedStyle(parent).fontSize) * drawn;
		// Words without a size are heard, not seen.
		if (size > 0 && size < least - 0.01) found.push(`${size.toFixed(1)} px: ${node.textContent.trim().slice(0, 40)}`);
	}
	return found;
}
