/** The typefaces are cut to few characters: what they lack is shown in the device's own font. */
import type { Page } from "@playwright/test";
import characters from "../../../site/styles/fonts/characters.json" with { type: "json" };

/** By family and style. */
export const FACES = {
	"Newsreader normal": characters.newsreader,
	"Newsreader italic": characters["newsreader-italic"],
	"Figtree normal": characters.figtree,
};

/** The characters that a page is set in and its typefaces lack, by typeface. */
export async function missingCharacters(page: Page): Promise<string[]> {
	const set = await page.evaluate(charactersByFace);
	return Object.entries(FACES).flatMap(([face, held]) => {
		const missing = [...new Set(set[face] ?? "")].filter((one) => !held.includes(one));
		if (missing.length === 0) return [];
		return [`${face}: ${missing.join(" ")}, to add to site/styles/fonts/characters.json (tools/drawings/fonts/cut.py)`];
	});
}

/** In the page: the words it is set in, by family and style. */
export function charactersByFace(): Record<string, string> {
	const set: Record<string, string> = {};
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let node = texts.nextNode(); node; node = texts.nextNode()) {
		const element = node.parentElement;
		if (!element || element.closest("script, style, noscript")) continue;
		const { fontFamily, fontStyle } = getComputedStyle(element);
		const face = `${fontFamily.split(",")[0]?.replaceAll('"', "")} ${fontStyle}`;
		set[face] = `${set[face] ?? ""}${node.textContent?.replace(/\s+/g, " ")}`;
	}
	return set;
}
