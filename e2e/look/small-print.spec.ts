import { DESK_SIZE, EVERY_ROUTE, expect, openAnswers, PHONE_SIZE, SHARED_WINDOW, test } from "../visit.ts";

/** No small print, on a site that warns of it: in CSS pixels. */
const LEAST = 15;

test.use(SHARED_WINDOW);

for (const route of EVERY_ROUTE) {
	test(`nothing that is to be read on ${route} is smaller than ${LEAST} px`, async ({ page }) => {
		await page.goto(route);
		await openAnswers(page);
		for (const size of [PHONE_SIZE, DESK_SIZE]) {
			await page.setViewportSize(size);
			expect(await page.evaluate(smallWords, LEAST), `${size.width} px`).toEqual([]);
		}
	});
}

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
		if (size < least - 0.01) found.push(`${size.toFixed(1)} px: ${node.textContent.trim().slice(0, 40)}`);
	}
	return found;
}
