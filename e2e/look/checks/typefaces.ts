/** The typefaces are cut to few characters: what they lack is shown in the device's own font. */
import type { Page } from "@playwright/test";
import { fontSources } from "../../../site/generated/fonts/fonts.ts";

const sources = fontSources();

/** The characters that a page is set in and its typefaces lack, by typeface. */
export async function missingCharacters(page: Page): Promise<string[]> {
	const set = await page.evaluate(charactersByFace);
	return sources.flatMap((source) => {
		const missing = [...new Set(set[faceOf(source)] ?? "")].filter((one) => !source.characters.includes(one));
		if (missing.length === 0) return [];
		return [`${faceOf(source)}: ${missing.join(" ")}, to add to site/generated/fonts/characters.ts`];
	});
}

/** The typefaces that a page is not set in. */
export async function unusedFaces(page: Page): Promise<string[]> {
	const set = await page.evaluate(charactersByFace);
	return sources.map(faceOf).filter((face) => !set[face]);
}

const faceOf = ({ family, style }: { family: string; style: string }) => `${family} ${style}`;

/** In the page: the words it is set in, by family and style. */
function charactersByFace(): Record<string, string> {
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
