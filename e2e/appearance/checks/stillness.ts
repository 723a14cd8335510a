/** Nothing that was painted moves when typefaces and pictures arrive late. */
import type { Page } from "@playwright/test";

const MOST = 0.001;
const LATE = /\.(woff2|avif|webp|png|jpe?g)$/;

/** Opens a page, and loads typefaces and pictures once it is painted. @returns what moved by then */
export async function movedParts(page: Page, route: string): Promise<string[]> {
	const painted = Promise.withResolvers<void>();
	await page.route(LATE, async (asked) => {
		await painted.promise;
		await asked.continue();
	});
	await page.goto(route, { waitUntil: "commit" });
	await page.evaluate(firstPaint);
	painted.resolve();
	await page.waitForLoadState("load");
	const { score, moved } = await page.evaluate(shiftsSoFar);
	await page.unroute(LATE);
	return score < MOST ? [] : [`layout shift ${score}`, ...moved];
}

/** In the page: resolves once something can be seen. */
const firstPaint = (): Promise<void> =>
	new Promise((resolve) => {
		new PerformanceObserver(() => resolve()).observe({ type: "paint", buffered: true });
	});

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
