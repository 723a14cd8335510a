/** Where a link leads into a page: below what stands on its edge, also in a window enlarged to 400 %. */
import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { inTestBuild } from "../../testing/builds/test-build.ts";
import { FULL_SWEEP } from "../../testing/full-sweep.ts";
import { TRANSLATED_ROUTES } from "../fixtures/content.ts";
import { EVERY_ROUTE, expect, test } from "../fixtures/visit.ts";

/** In the sweep every page is come to, else one of eight: their layouts are few. */
const some = <Item>(all: Iterable<Item>) => [...all].filter((_, index) => FULL_SWEEP || index % 8 === 0);
/** Of the places of a page that links lead to, so many are tried. */
const TRIED = 3;

/** The places that links of the built site lead to, by page; of many the first, the last and those between. */
function linkedPlaces(): [path: string, places: string[]][] {
	const pages = readdirSync(inTestBuild("site"), { recursive: true, encoding: "utf8" }).filter((file) =>
		/(?<!404)\.html$/.test(file),
	);
	const places = new Map<string, Set<string>>();
	for (const file of pages) {
		const own = `/${file.replaceAll("\\", "/").replace(/\.html$/, "")}`.replace(/^\/index$/, "/");
		const html = readFileSync(inTestBuild(`site/${file}`), "utf8");
		// The menu lies over the page.
		for (const [, path = "", place = ""] of html.matchAll(/<a\b[^>]*?\shref="(\/[^"#?]*)?#([\w-]+)"/g))
			if (place !== "menu") places.set(path || own, (places.get(path || own) ?? new Set()).add(place));
	}
	return [...places].map(([path, those]) => {
		const all = [...those];
		return [
			path,
			[
				...new Set(
					Array.from({ length: TRIED }, (_, n) => all[Math.round((n * (all.length - 1)) / (TRIED - 1))] ?? ""),
				),
			],
		];
	});
}

/** How far a place stands below the lowest edge of what covers the window's top there, in pixels. */
async function roomAbove(page: Page, place: string): Promise<number | undefined> {
	return await page.evaluate(async (id) => {
		const target = document.getElementById(id);
		if (!target) return;
		const room = () => {
			const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
			return Math.round(target.getBoundingClientRect().top - Math.max(0, header));
		};
		location.hash = id;
		// The window scrolls with its next frame, and the header gives way or comes back after that: a clock would not know.
		for (let last = room(), alike = 0; alike < 15; ) {
			await new Promise((resolve) => requestAnimationFrame(resolve));
			alike = room() === last ? alike + 1 : 0;
			last = room();
		}
		return room();
	}, place);
}

for (const width of [360, 1440]) {
	test(`no place that a link leads to lies under the header at ${width} pixels`, async ({ page }) => {
		test.slow();
		await page.setViewportSize({ width, height: 720 });
		const tried: string[] = [];
		for (const [path, places] of some(linkedPlaces())) {
			await page.goto(path);
			for (const place of places) {
				const room = await roomAbove(page, place);
				expect.soft(room, `${path}#${place} stands so far below the header`).toBeGreaterThanOrEqual(0);
				tried.push(`${path}#${place}`);
			}
		}
		expect(tried.length).toBeGreaterThan(20);
	});
}

test("enlarged to 400 %, a page scrolls one way only, and what stays on the edges leaves most of the window free", async ({
	page,
}) => {
	test.slow();
	// 1280 x 1024 at 400 % (WCAG 1.4.10).
	await page.setViewportSize({ width: 320, height: 256 });
	for (const route of some(new Set([...EVERY_ROUTE, ...TRANSLATED_ROUTES]))) {
		await page.goto(route);
		const { wide, covered } = await page.evaluate(() => {
			scrollTo(0, 900);
			const edges = Array.from(document.body.querySelectorAll("*"), (one) => [one, getComputedStyle(one)] as const)
				.filter(
					([one, { position }]) =>
						["fixed", "sticky"].includes(position) &&
						one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
				)
				.map(([one]) => one.getBoundingClientRect())
				.filter(({ top, bottom, width }) => bottom > 0 && top < innerHeight && width > 0)
				.map(({ top, bottom }) => Math.min(bottom, innerHeight) - Math.max(top, 0));
			return { wide: document.documentElement.scrollWidth, covered: Math.max(0, ...edges) };
		});
		expect.soft(wide, `${route} is so wide`).toBeLessThanOrEqual(320);
		expect.soft(covered, `${route} covers so much`).toBeLessThanOrEqual(128);
	}
});
