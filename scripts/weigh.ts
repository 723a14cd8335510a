/**
 * `npm run weigh [-- /route…]`: what each page costs a phone before anybody scrolls, by kind, in bytes as they travel
 * (brotli where the build made it), and how much more its HTML may weigh; as the second page of a visit, in a browser
 * that knows dictionaries; and how much a first visit is more or less than when it was last kept with
 * `npm run weigh -- --keep`.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import { table } from "table";
import { ROUTES } from "../e2e/specified-routes.ts";
import { pageBudget } from "../testing/page-budgets.ts";
import { type Fetched, nextPageCost, pageCost, total } from "../testing/page-cost.ts";
import { startService } from "../testing/running-service.ts";
import { bringChromium } from "./bring.ts";
import { build } from "./build.ts";

const KEPT = "test-results/weights.json";
const KINDS = ["font", "picture", "script", "other"] as const;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { keep: { type: "boolean" } } });
await build();
const before: Record<string, number> = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, "utf8")) : {};
const folder = mkdtempSync(join(tmpdir(), "ivf-do-weigh-"));
const service = await startService({ DATA_DIR: folder, RATE_LIMIT: "0" });
const browser = await chromium.launch({ executablePath: await bringChromium(), args: ["--no-sandbox"] });
const costs = new Map<string, Fetched[]>();
const nextCosts = new Map<string, Fetched[]>();
try {
	for (const route of positionals.length > 0 ? positionals : ROUTES) {
		costs.set(route, await alone((page) => pageCost(page, service.url + route)));
		nextCosts.set(route, await alone((page) => nextPageCost(page, service.url, route)));
	}
} finally {
	await browser.close();
	await service.stop();
	rmSync(folder, { recursive: true, force: true });
}

const rows = [...costs].map(([route, things]) => {
	const now = total(things);
	const change = route in before ? now - (before[route] ?? 0) : 0;
	const ofKind = (kind: Fetched["kind"]) => total(things.filter((thing) => thing.kind === kind));
	const next = total(nextCosts.get(route) ?? []);
	const html = ofKind("page");
	return [
		route,
		html,
		pageBudget(route).html - html,
		...KINDS.map(ofKind),
		now,
		next,
		change === 0 ? "" : (change > 0 ? "+" : "") + change,
	];
});
const head = [
	"Página",
	"HTML",
	"quedan",
	"letra",
	"dibujos",
	"script",
	"otros",
	"total",
	"como segunda página",
	"cambio",
];
console.log(table([head, ...rows], { drawHorizontalLine: (line, lines) => line < 2 || line === lines }));
if (positionals.length > 0) {
	for (const [route, things] of costs) {
		console.log(route);
		for (const { path, bytes } of things.toSorted((one, other) => other.bytes - one.bytes))
			console.log(`${String(bytes).padStart(8)} ${path}`);
	}
}
if (values.keep) {
	mkdirSync(dirname(KEPT), { recursive: true });
	writeFileSync(KEPT, JSON.stringify({ ...before, ...Object.fromEntries([...costs].map(([r, t]) => [r, total(t)])) }));
}

/** In a browser that has seen nothing yet. */
async function alone(measure: (page: Page) => Promise<Fetched[]>): Promise<Fetched[]> {
	const context = await browser.newContext();
	const things = await measure(await context.newPage());
	await context.close();
	return things;
}
