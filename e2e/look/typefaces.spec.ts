/** The typefaces are cut to few characters; no page is set in one they lack, which the device's own font would show instead. */
import { fontSources } from "../../site/generated/fonts/fonts.ts";
import { EVERY_ROUTE, expect, test } from "../visit.ts";

test("the typefaces hold every character that a page is set in", async ({ page }) => {
	test.slow();
	const sources = fontSources();
	const unread = new Set(sources.map(faceOf));
	for (const route of EVERY_ROUTE) {
		await page.goto(route);
		const set = await page.evaluate(signsByFace);
		for (const face of Object.keys(set)) unread.delete(face);
		const missing = sources.flatMap((source) =>
			[...new Set(set[faceOf(source)] ?? "")].filter((character) => !source.characters.includes(character)),
		);
		expect(missing, `${route}: characters to add to site/generated/fonts/characters.ts`).toEqual([]);
	}
	expect([...unread], "typefaces that no page is set in").toEqual([]);
});

const faceOf = ({ family, style }: { family: string; style: string }) => `${family} ${style}`;

/** In the page: the words it is set in, by family and style. */
function signsByFace(): Record<string, string> {
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
