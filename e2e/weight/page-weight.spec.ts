/** What a visitor must receive before anything can be seen, and what a page costs a phone before anybody scrolls. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { routeOf } from "../../contract/addresses.ts";
import { brotli } from "../../scripts/compress.ts";
import {
	MOST_INLINE_SCRIPT,
	MOST_INLINE_SCRIPT_WITH_FORM,
	MOST_INLINE_SCRIPT_WITH_FORMS_TO_CHOOSE,
	MOST_OF_A_FORM,
	overBudget,
	pageBudget,
} from "../../testing/page-budgets.ts";
import {
	builtPages,
	type Fetched,
	fetched,
	inlineScripts,
	nextPageCost,
	pageCost,
	total,
} from "../../testing/page-cost.ts";
import { inTestBuild } from "../../testing/test-build.ts";
import { reach } from "../journey.ts";
import { ARTICLE_ROUTES, ROUTES } from "../specified-routes.ts";
import { expect, test } from "../visit.ts";

/** Every page that has one, beside those of the materials that have an address of their own. */
const WITH_FORMS = ["/", "/agenda-pais", "/contacto", "/testimonios", "/solicitar-acceso/caso-primer-tablero"];

const pages = builtPages();

test("there are pages to weigh", () => {
	expect(pages.length).toBeGreaterThan(25);
});

for (const file of pages) {
	test(`${file} with its styles is light enough, and so are the scripts in it`, async () => {
		const most = pageBudget(routeOf(file.replace(/^\w+\//, ""))).html;
		const html = readFileSync(inTestBuild(file));
		keeps(file, await inBrotli(html), most);
		const scripts = inlineScripts(file);
		expect(scripts.toString(), "the script of every page").toContain(".announcement");
		const mostScript = html.includes("data-tipo=")
			? MOST_INLINE_SCRIPT_WITH_FORMS_TO_CHOOSE
			: html.includes("<astro-island")
				? MOST_INLINE_SCRIPT_WITH_FORM
				: MOST_INLINE_SCRIPT;
		keeps(`inline script of ${file}`, await inBrotli(scripts), mostScript);
	});
}

test("every page holds its styles in one place, its head, and none at an element", () => {
	for (const file of pages) {
		const [head = "", body = ""] = readFileSync(inTestBuild(file), "utf8").split("</head>");
		expect(head.match(/<style/g), file).toHaveLength(1);
		expect(body.match(/<style|<link[^>]*stylesheet|<[^>]* style="/g), file).toBeNull();
	}
});

for (const route of [...ROUTES, ...ARTICLE_ROUTES]) {
	test(`${route} brings little before anybody scrolls, and no script file`, async ({ page, baseURL }) => {
		const cost = await pageCost(page, `${baseURL}${route}`);
		expect(scriptsOf(cost), "script files").toEqual([]);
		keepAll(route, cost, pageBudget(route).visit);
	});
}

for (const route of [...ROUTES, ...ARTICLE_ROUTES]) {
	test(`${route} brings little as the second page of a visit`, async ({ page, baseURL }) => {
		const cost = await nextPageCost(page, `${baseURL}`, route);
		const own = cost.filter(({ kind }) => kind !== "font");
		keepAll(route, own, pageBudget(route).next);
	});
}

for (const route of WITH_FORMS) {
	test(`${route}: a form that is reached for brings its scripts, all of them light enough`, async ({
		page,
		baseURL,
	}) => {
		const scripts = await scriptsAfterReaching(page, `${baseURL}${route}`);
		expect(scripts.length).toBeGreaterThan(2);
		keepAll(`the form of ${route}`, scripts, MOST_OF_A_FORM);
	});
}

for (const route of ["/", "/agenda-pais"]) {
	test(`${route}: reading on brings no script file while the form is far`, async ({ page, baseURL }) => {
		await pageCost(page, `${baseURL}${route}`);
		const scripts = scriptsFromNowOn(page);
		await page.mouse.move(200, 400);
		await page.mouse.move(200, 300);
		await page.mouse.wheel(0, 400);
		await page.waitForFunction(() => scrollY > 300);
		await page.waitForLoadState("networkidle");
		expect(scripts).toEqual([]);
	});
}

test("a pointer that lies where the page appears reaches for nothing", async ({ page, baseURL }) => {
	await pageCost(page, `${baseURL}/contacto`);
	const scripts = scriptsFromNowOn(page);
	await page.evaluate(() => {
		dispatchEvent(new PointerEvent("pointermove"));
		// What is near is told once a frame.
		return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
	});
	expect(scripts).toEqual([]);
	const moved = page.waitForRequest((request) => request.resourceType() === "script");
	await page.evaluate(() => dispatchEvent(new PointerEvent("pointermove", { movementX: 1 })));
	await moved;
});

/** The addresses of the scripts that a page fetches, as it comes to them. */
function scriptsFromNowOn(page: Page): string[] {
	const scripts: string[] = [];
	page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
	return scripts;
}

async function scriptsAfterReaching(page: Page, url: string): Promise<Fetched[]> {
	const before = await pageCost(page, url);
	await reach(page.locator(".contact-form").first());
	const paths = await page.evaluate(() =>
		performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
	);
	const known = new Set(before.map(({ path }) => path));
	return paths.filter((path) => path.endsWith(".js") && !known.has(path)).map(fetched);
}

async function inBrotli(bytes: Buffer): Promise<number> {
	return (await brotli(bytes)).byteLength;
}

function keeps(what: string, bytes: number, most: number): void {
	expect(overBudget(what, bytes, most)).toBeUndefined();
}

/** The same of several things together, and which they are. */
function keepAll(what: string, things: readonly Fetched[], most: number): void {
	const over = overBudget(what, total(things), most);
	expect(over && [over, ...things.map(({ path, bytes }) => `${bytes} ${path}`)].join("\n")).toBeUndefined();
}

function scriptsOf(cost: readonly Fetched[]): string[] {
	return cost.filter(({ kind }) => kind === "script").map(({ path }) => path);
}
