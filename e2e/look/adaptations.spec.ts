/** Every page, as each visitor may have set their device: one visit, several looks. */
import { EVERY_ROUTE, expect, test } from "./looking.ts";
import {
	beyondTheEdge,
	hiddenParts,
	longMotions,
	onPaper,
	overlaps,
	withoutBorder,
	withoutRing,
} from "./reading-the-page.ts";

const NARROW = { width: 320, height: 640 };

test.describe("with reduced motion", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });

	for (const route of EVERY_ROUTE) {
		test(`${route} fits narrow screens and large letters, holds still, keeps its borders and prints clean`, async ({
			page,
		}) => {
			await page.setViewportSize(NARROW);
			await page.goto(route);
			expect.soft(await page.evaluate(beyondTheEdge), "beyond the edge at 320 pixels").toEqual([]);
			expect.soft(await page.evaluate(longMotions), "moves, though less motion was asked for").toEqual([]);
			expect.soft(await page.evaluate(hiddenParts), "cannot be seen").toEqual([]);

			await page.setViewportSize({ width: 640, height: 800 });
			await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
			expect.soft(await page.evaluate(beyondTheEdge), "beyond the edge with letters twice as large").toEqual([]);
			expect.soft(await page.evaluate(overlaps), "covered or cut with letters twice as large").toEqual([]);
			await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));

			await page.emulateMedia({ forcedColors: "active" });
			expect.soft(await page.evaluate(withoutBorder), "without a border in forced colours").toEqual([]);
			await page.keyboard.press("Tab");
			expect.soft(await page.evaluate(withoutRing), "without a focus ring in forced colours").toEqual([]);

			await page.emulateMedia({ forcedColors: "none", media: "print" });
			expect.soft(await page.evaluate(onPaper), "amiss on paper").toEqual([]);
		});
	}
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	for (const route of EVERY_ROUTE) {
		test(`${route} shows everything without script`, async ({ page }) => {
			await page.goto(route);
			expect(await page.evaluate(hiddenParts)).toEqual([]);
		});
	}
});
