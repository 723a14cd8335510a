/** What a visitor must receive before anything can be seen, and what a page costs a phone before anybody scrolls. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { brotli } from "../../scripts/compress.ts";
import { routeOf } from "../../site/integrations/built-page.ts";
import { MOST_INLINE_SCRIPT, MOST_OF_A_FORM, MOST_OF_THE_DICTIONARY, pageBudget } from "../../testing/page-budgets.ts";
import {
	builtPages,
	type Fetched,
	fetched,
	inlineScripts,
	nextPageCost,
	pageCost,
	readFirst,
	total,
} from "../../testing/page-cost.ts";
import { reach } from "../journey.ts";
import { ROUTES } from "../specified-routes.ts";
import { expect, test } from "../visit.ts";

const ON_EVERY_PAGE = ["/favicon.svg", "/anticipar.speculationrules"];

const pages = builtPages();

test("there are pages to weigh", () => {
	expect(pages.length).toBeGreaterThan(25);
});

for (const file of pages) {
	test(`${file} with its styles is light enough, and so are the scripts in it`, async () => {
		const weight = (await brotli(readFileSync(`dist/${file}`))).byteLength;
		expect(weight, `${file} in bytes`).toBeLessThanOrEqual(pageBudget(routeOf(file.replace(/^\w+\//, ""))).html);
		expect((await brotli(inlineScripts(file))).byteLength, "inline script").toBeLessThanOrEqual(MOST_INLINE_SCRIPT);
	});
}

test("every page holds its styles in one place, its head, and none at an element", () => {
	for (const file of pages) {
		const [head = "", body = ""] = readFileSync(`dist/${file}`, "utf8").split("</head>");
		expect(head.match(/<style/g), file).toHaveLength(1);
		expect(body.match(/<style|<link[^>]*stylesheet|<[^>]* style="/g), file).toBeNull();
	}
});

for (const route of ROUTES) {
	test(`${route} brings little before anybody scrolls, and no script file`, async ({ page, baseURL }) => {
		const cost = await pageCost(page, `${baseURL}${route}`);
		expect(said(cost, "script"), "script files").toEqual([]);
		const most = pageBudget(route);
		expect(total(cost), said(cost).join("\n")).toBeLessThanOrEqual(most.visit);
		const own = cost.filter(({ kind, path }) => kind !== "font" && !ON_EVERY_PAGE.includes(path));
		expect(total(own), said(own).join("\n")).toBeLessThanOrEqual(most.nextWithoutDictionary);
	});
}

for (const route of ROUTES) {
	test(`${route} brings little as the second page of a visit`, async ({ page, baseURL }) => {
		const cost = await nextPageCost(page, `${baseURL}`, route);
		expect(total(cost), said(cost).join("\n")).toBeLessThanOrEqual(pageBudget(route).next);
	});
}

test("the second page of a visit comes against the dictionary, and is the same page", async ({ page, baseURL }) => {
	await readFirst(page, `${baseURL}/privacidad`);
	expect(fetched("/diccionario.txt").bytes).toBeLessThanOrEqual(MOST_OF_THE_DICTIONARY);
	const response = await page.goto(`${baseURL}/financial`);
	expect(await response?.headerValue("content-encoding")).toBe("dcz");
	expect(await response?.text()).toBe(readFileSync("dist/site/financial.html", "utf8"));
});

test("a form that is reached for brings its scripts, all of them light enough", async ({ page, baseURL }) => {
	const scripts = await scriptsAfterReaching(page, `${baseURL}/contacto`);
	expect(scripts.length).toBeGreaterThan(2);
	expect(total(scripts), said(scripts).join("\n")).toBeLessThanOrEqual(MOST_OF_A_FORM);
});

test("a pointer that lies where the page appears reaches for nothing", async ({ page, baseURL }) => {
	await pageCost(page, `${baseURL}/contacto`);
	const scripts: string[] = [];
	page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
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

async function scriptsAfterReaching(page: Page, url: string): Promise<Fetched[]> {
	const before = await pageCost(page, url);
	await reach(page.locator("#contact-form-patient"));
	const paths = await page.evaluate(() =>
		performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
	);
	const known = new Set(before.map(({ path }) => path));
	return paths.filter((path) => path.endsWith(".js") && !known.has(path)).map(fetched);
}

function said(cost: readonly Fetched[], kind?: Fetched["kind"]): string[] {
	return cost.filter((one) => !kind || one.kind === kind).map(({ path, bytes }) => `${bytes} ${path}`);
}
