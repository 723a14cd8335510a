/** A phone's keyboard covers half of the screen, and the search answers in the other. */
import { expect, test } from "../fixtures/visit.ts";

for (const [keyboard, height] of [
	["takes its place from the page", 360],
	["lies over the page", 640],
] as const) {
	test(`the first answer stands above a keyboard that ${keyboard}`, async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 640 });
		await page.goto("/faq");
		const search = page.getByRole("searchbox");
		await search.click();
		await page.setViewportSize({ width: 360, height });
		await page.evaluate(() => Object.defineProperty(visualViewport, "height", { get: () => 360 }));
		await search.pressSequentially("cuánto cuesta");
		const first = page.locator(".faq-index__found").first();
		await expect
			.poll(async () => ((await first.boundingBox())?.y ?? 999) + ((await first.boundingBox())?.height ?? 0))
			.toBeLessThan(360);
		expect((await search.boundingBox())?.y).toBeGreaterThanOrEqual(0);
	});
}
