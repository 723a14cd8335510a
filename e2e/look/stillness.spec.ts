/** Nothing that was painted moves when typefaces and pictures arrive late. */
import { expect, SHARED_WINDOW, test } from "../visit.ts";
import { SIZES, statesByRoute } from "./coverage.ts";

const MOST = 0.001;

test.use(SHARED_WINDOW);

for (const [route, sizes] of statesByRoute(SIZES)) {
	for (const { width } of sizes) {
		test(`${route} stays where it was painted, ${width} pixels wide`, async ({ page }) => {
			await page.setViewportSize({ width, height: 900 });
			const painted = Promise.withResolvers<void>();
			await page.route(/\.(woff2|avif|webp|png|jpe?g)$/, async (asked) => {
				await painted.promise;
				await asked.continue();
			});
			await page.goto(route, { waitUntil: "commit" });
			await page.evaluate(firstPaint);
			painted.resolve();
			await page.waitForLoadState("load");
			const { score, moved } = await page.evaluate(shiftsSoFar);
			expect(score, moved.join("\n")).toBeLessThan(MOST);
		});
	}
}

/** In the page: resolves once something can be seen. */
function firstPaint(): Promise<void> {
	return new Promise((resolve) => {
		new PerformanceObserver(() => resolve()).observe({ type: "paint", buffered: true });
	});
}

/** In the page: what has moved, once typefaces are there and drawn. */
async function shiftsSoFar(): Promise<{ score: number; moved: string[] }> {
	await document.fonts.ready;
	for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
	const observer = new PerformanceObserver(() => {});
	observer.observe({ type: "layout-shift", buffered: true });
	const entries = observer.takeRecords() as (PerformanceEntry & {
		value: number;
		sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
	})[];
	return {
		score: entries.reduce((sum, { value }) => sum + value, 0),
		moved: entries.flatMap(({ value, sources }) =>
			sources.map(({ node, previousRect: was, currentRect: is }) => {
				const element = node instanceof Element ? node : (node as Node | null)?.parentElement;
				return `${value.toFixed(4)} ${element?.localName}.${element?.getAttribute("class")}: ${[was.x, was.y, was.width, was.height].map(Math.round)} → ${[is.x, is.y, is.width, is.height].map(Math.round)}`;
			}),
		),
	};
}
