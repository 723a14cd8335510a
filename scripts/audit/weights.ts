/** `npm run audit -- weights [/route…]`: bytes of a page before scrolling and as a second page; its HTML's budget. */
import type { Browser, Page } from "@playwright/test";
import ROUTES from "../../e2e/fixtures/specified-routes.json" with { type: "json" };
import { trial } from "../../testing/chaos/trial.ts";
import { tableOf } from "../../testing/measuring/record.ts";
import { pageBudget } from "../../testing/pages/page-budgets.ts";
import { type Fetched, nextPageCost, ON_A_GOOD_LINE, pageCost, total } from "../../testing/pages/page-cost.ts";
import { launchChromium } from "../install/install.ts";

/** @param routes all if none is named; of those that are, each file is listed, too. */
export async function weighPages(routes: readonly string[]): Promise<void> {
	const costs = new Map<string, Fetched[]>();
	const nextCosts = new Map<string, Fetched[]>();
	await trial(async ({ service }) => {
		const { url } = await service();
		await using browser = await launchChromium(ON_A_GOOD_LINE);
		for (const route of routes.length > 0 ? routes : ROUTES) {
			costs.set(route, await alone(browser, (page) => pageCost(page, url + route)));
			nextCosts.set(route, await alone(browser, (page) => nextPageCost(page, url, route)));
		}
	});
	const rows = [...costs].map(([route, things]) => {
		const ofKind = (kind: Fetched["kind"]) => total(things.filter((thing) => thing.kind === kind));
		return {
			Página: route,
			HTML: ofKind("page"),
			quedan: pageBudget(route).html - ofKind("page"),
			letra: ofKind("font"),
			dibujos: ofKind("picture"),
			script: ofKind("script"),
			otros: ofKind("other"),
			total: total(things),
			"como segunda página": total(nextCosts.get(route) ?? []),
		};
	});
	console.log(tableOf(rows));
	for (const [route, things] of routes.length > 0 ? costs : []) {
		console.log(route);
		for (const { path, bytes } of things.toSorted((one, other) => other.bytes - one.bytes))
			console.log(`${String(bytes).padStart(8)} ${path}`);
	}
}

/** In a browser that has seen nothing yet. */
async function alone(browser: Browser, measure: (page: Page) => Promise<Fetched[]>): Promise<Fetched[]> {
	const context = await browser.newContext();
	const things = await measure(await context.newPage());
	await context.close();
	return things;
}
