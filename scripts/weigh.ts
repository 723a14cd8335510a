/**
 * `npm run weigh [-- /route…]`: what each page costs a phone before anybody scrolls, by kind, in bytes as they travel
 * (brotli where the build made it), and how much more its HTML may weigh; as the second page of a visit; and behind each
 * figure how much more or less that is than when it was last kept with `npm run weigh -- --keep`.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import { table } from "table";
import { ROUTES } from "../e2e/specified-routes.ts";
import { pageBudget } from "../testing/page-budgets.ts";
import { type Fetched, nextPageCost, ON_A_GOOD_LINE, pageCost, total } from "../testing/page-cost.ts";
import { startService } from "../testing/running-service.ts";
import { buildForTests } from "./build-for-tests.ts";
import { installChromium } from "./install.ts";
import { orExit } from "./steps.ts";

const KEPT = join("node_modules", ".cache", "ivf-do", "weights.json");
const KINDS = ["font", "picture", "script", "other"] as const;

/** A page's figures, in the order of the table. */
type Figures = number[];

const { values, positionals } = parseArgs({ allowPositionals: true, options: { keep: { type: "boolean" } } });
for (const route of positionals) {
	if (route.startsWith("/")) continue;
	console.error(`${route}: aquí se pesan páginas de este sitio, como /faq. Otra dirección: npx lighthouse …`);
	process.exit(1);
}
await orExit(buildForTests);
const kept: Record<string, Figures> = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, "utf8")) : {};
const folder = mkdtempSync(join(tmpdir(), "ivf-do-weigh-"));
const service = await startService({ DATA_DIR: folder, RATE_LIMIT: "0" });
const browser = await chromium.launch({
	executablePath: await installChromium(),
	args: ["--no-sandbox", ON_A_GOOD_LINE],
});
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

const figures = new Map<string, Figures>();
for (const [route, things] of costs) {
	const ofKind = (kind: Fetched["kind"]) => total(things.filter((thing) => thing.kind === kind));
	const html = ofKind("page");
	const next = total(nextCosts.get(route) ?? []);
	figures.set(route, [html, pageBudget(route).html - html, ...KINDS.map(ofKind), total(things), next]);
}
const rows = [...figures].map(([route, now]) => [
	route,
	...now.map((figure, place) => beside(figure, kept[route]?.[place])),
]);
const head = ["Página", "HTML", "quedan", "letra", "dibujos", "script", "otros", "total", "como segunda página"];
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
	writeFileSync(KEPT, JSON.stringify({ ...kept, ...Object.fromEntries(figures) }));
} else if ([...figures.keys()].some((route) => !kept[route])) {
	console.log("Para ver después qué cambió: npm run weigh -- --keep");
}

/** A figure, and by how much it is another than the one that was kept. */
function beside(now: number, before: number | undefined): string {
	if (before === undefined || before === now) return String(now);
	return `${now} (${now > before ? "+" : "−"}${Math.abs(now - before)})`;
}

/** In a browser that has seen nothing yet. */
async function alone(measure: (page: Page) => Promise<Fetched[]>): Promise<Fetched[]> {
	const context = await browser.newContext();
	const things = await measure(await context.newPage());
	await context.close();
	return things;
}
