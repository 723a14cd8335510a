/** What a page costs a phone before anybody scrolls. */
import type { Page } from "@playwright/test";
import { PLAN_TOOLS } from "../../content-model/plan/frame.ts";
import { FULL_SWEEP } from "../../testing/full-sweep.ts";
import { overBudget, pageBudget } from "../../testing/pages/page-budgets.ts";
import { type Fetched, fetched, nextPageCost, pageCost, total } from "../../testing/pages/page-cost.ts";
import { ARTICLE_ROUTES, TRANSLATED_ROUTES, TRANSLATIONS } from "../fixtures/content.ts";
import { reach } from "../fixtures/journey.ts";
import ROUTES from "../fixtures/specified-routes.json" with { type: "json" };
import { expect, test } from "../fixtures/visit.ts";

const MAX_FORM = 70_800;
/** The same of a tool of the plan. */
const MAX_TOOL = 90_000;

/** Every page that has one, beside those of the materials that have an address of their own. */
const WITH_FORMS = [
	"/",
	"/agenda-pais",
	"/clinicas-partners/perfil",
	"/contacto",
	"/testimonios",
	"/solicitar-acceso/caso-primer-tablero",
];
const TOOLS = PLAN_TOOLS.map((tool) => `/mi-plan/${tool}`);

/** The files of a translated page are weighed by page-files.spec.ts; what it brings with them is what its original brings (0033). */
const OTHER_LANGUAGES = FULL_SWEEP ? TRANSLATED_ROUTES : TRANSLATED_ROUTES.slice(0, 1);

for (const route of new Set([...ROUTES, ...ARTICLE_ROUTES, ...WITH_FORMS, ...TOOLS, ...OTHER_LANGUAGES])) {
	const original = TRANSLATIONS.get(route)?.of ?? route;
	const budget = pageBudget(original);
	test(`${route} brings little before anybody scrolls, no script file, what is reached for light enough, and less as the second page of a visit`, async ({
		page,
		baseURL,
	}) => {
		const cost = await pageCost(page, `${baseURL}${route}`);
		expect.soft(scriptsOf(cost), "script files").toEqual([]);
		keepAll(`a visit to ${route}`, cost, budget.visit);
		if (WITH_FORMS.includes(original)) {
			await reach(page.locator(".contact-form").first());
			keepAll(`the form of ${route}`, await scriptsBeside(page, cost), MAX_FORM);
		}
		if (TOOLS.includes(original)) {
			await page.keyboard.press("Shift");
			await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
			keepAll(`the tool of ${route}`, await scriptsBeside(page, cost), MAX_TOOL);
		}
		const next = await asSecondPage(page, `${baseURL}`, route, cost);
		const own = next.filter(({ kind }) => kind !== "font");
		keepAll(`${route} as a second page`, own, budget.next);
	});
}

/** A page that brings what every page does, and what it brought. */
const SHARING = "/blog";
let shared: ReadonlySet<string> | undefined;

/** What a page brings after another: asked of a browser for one page, and for all in the sweep; else told from both visits. */
async function asSecondPage(page: Page, origin: string, route: string, cost: readonly Fetched[]): Promise<Fetched[]> {
	if (FULL_SWEEP || route === "/" || route === SHARING) return await nextPageCost(page, origin, route);
	shared ??= new Set((await pageCost(page, origin + SHARING)).map(({ path }) => path));
	return cost.filter(({ path }) => path === route || !shared?.has(path));
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

/** The scripts that came since, of which there are some. */
async function scriptsBeside(page: Page, before: readonly Fetched[]): Promise<Fetched[]> {
	const paths = await page.evaluate(() =>
		performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
	);
	const known = new Set(before.map(({ path }) => path));
	const scripts = paths.filter((path) => path.endsWith(".js") && !known.has(path));
	expect(scripts.length).toBeGreaterThan(2);
	return scripts.map(fetched);
}

/** Holds that several things together keep a budget, and says which they are. */
function keepAll(what: string, things: readonly Fetched[], most: number): void {
	const over = overBudget(what, total(things), most);
	expect.soft(over && [over, ...things.map(({ path, bytes }) => `${bytes} ${path}`)].join("\n")).toBeUndefined();
}

function scriptsOf(cost: readonly Fetched[]): string[] {
	return cost.filter(({ kind }) => kind === "script").map(({ path }) => path);
}
