/** What a visitor finds in reach on a phone of 360 x 640, the smallest that many still have. */
import { SUBJECT_ROUTES, TRANSLATED_ROUTES } from "../fixtures/content.ts";
import { drawn, inItsTypefaces } from "../fixtures/page-steps.ts";
import { EVERY_ROUTE, expect, test } from "../fixtures/visit.ts";

test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: "reduce" } });

/** The line that offers another language takes this much of the screen's foot. */
const OFFER = 45;
/** How a page begins, if with something to do. */
const OPENING = ".hero,.page-hero,.unit-hero";

test("every page that begins with something to do shows its first button above the fold", async ({ page }) => {
	test.slow();
	const opened: string[] = [];
	for (const route of new Set([...EVERY_ROUTE, ...TRANSLATED_ROUTES, ...SUBJECT_ROUTES])) {
		await inItsTypefaces(page, route, async () => {
			const button = page.locator(OPENING).locator("a.button").first();
			if ((await button.count()) === 0) return;
			const { y = 640, height = 0 } = (await button.boundingBox({ timeout: 1000 })) ?? {};
			expect(Math.round(y + height), route).toBeLessThanOrEqual(640 - OFFER);
			opened.push(route);
		});
	}
	expect(opened.length).toBeGreaterThan(15);
});

test("each announcement, and who made the site, stand in one line", async ({ page }) => {
	for (const route of ["/", "/en"])
		await inItsTypefaces(page, route, async () => {
			const broken = await page.locator(".announcement li, .footer__powered").evaluateAll((texts) =>
				texts.flatMap((text) => {
					const words = document.createRange();
					words.selectNodeContents(text);
					const { height } = words.getBoundingClientRect();
					return height < 2 * Number.parseFloat(getComputedStyle(text).fontSize) ? [] : text.textContent;
				}),
			);
			expect(broken, route).toEqual([]);
		});
});

test("the footer takes less than a screen of its own", async ({ page }) => {
	for (const route of ["/", "/en"])
		await inItsTypefaces(page, route, async () => {
			expect((await page.getByRole("contentinfo").boundingBox())?.height, route).toBeLessThanOrEqual(520);
		});
});

test("the bars make room while the visitor reads on, come back when the page is scrolled back, and move nothing", async ({
	page,
}) => {
	await page.goto("/para-pacientes");
	const foot = () => page.getByRole("banner").evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom));
	const whole = await foot();
	await page.evaluate(() => scrollTo(0, 1200));
	await expect.poll(foot).toBeLessThanOrEqual(72);
	const reading = await foot();
	await page.evaluate(() => scrollBy(0, -200));
	await expect.poll(foot).toBeGreaterThan(reading);
	await page.evaluate(() => scrollTo(0, 0));
	await expect.poll(foot).toBe(whole);
	await page.evaluate(() => scrollTo(0, 1200));
	await drawn(page);
	const shifts = await page.evaluate(() => {
		const observer = new PerformanceObserver(() => {});
		observer.observe({ type: "layout-shift", buffered: true });
		return observer.takeRecords().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0);
	});
	expect(shifts).toBeLessThan(0.001);
});

test("the focus is never beneath the bar, whichever way one goes", async ({ page }) => {
	await page.goto("/para-pacientes");
	for (const key of ["Tab", "Shift+Tab"])
		for (let press = 0; press < 30; press++) {
			await page.keyboard.press(key);
			const covered = await page.evaluate(() => {
				const bar = document.querySelector(".header") as HTMLElement;
				const focused = document.activeElement as HTMLElement;
				if (bar.contains(focused) || focused.closest(".skip-link,.announcement") || focused === document.body)
					return "";
				return focused.getBoundingClientRect().top < bar.getBoundingClientRect().bottom ? focused.outerHTML : "";
			});
			expect(covered, `${key} ${press}`).toBe("");
		}
});
