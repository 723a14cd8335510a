/**
 * `npm run audit`: measures every route with Lighthouse, the Nu HTML Checker and the HTTP Observatory's scanner, asks npm
 * for advisories on the packages, prints one table and keeps it in docs/audit.md; fails where a threshold is missed. For a
 * part: `-- --only lighthouse /contacto`; for other addresses, without thresholds: `-- --url https://example.com`.
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { auditDependencies } from "./audit/dependencies.ts";
import { checkerVersions, installCheckers } from "./audit/install-checkers.ts";
import { measureSpeed } from "./audit/lighthouse.ts";
import type { Dependencies, Measured, Safety, Speed } from "./audit/measured.ts";
import { checkMarkup } from "./audit/nu-checker.ts";
import { scanHost } from "./audit/observatory.ts";
import { type AuditOptions, addressesToMeasure, readAuditOptions } from "./audit/options.ts";
import { type OurSite, startOurSite } from "./audit/our-site.ts";
import { report } from "./audit/report.ts";
import { isSlow, missedThresholds, unsafe, warnedOf } from "./audit/thresholds.ts";
import { EMPTY_PAGE } from "./audit/tls-proxy.ts";
import { installHeadlessShell, installJava } from "./install.ts";
import { StepFailed } from "./steps.ts";

const KEPT = "docs/audit.md";

const options = understood();
const missed: string[] = [];
const safety = new Map<string, Safety>();
const versions: Record<string, string> = { ...checkerVersions() };
// Read first of all: somebody may go on working meanwhile.
const commit = commitNow();
let ours: OurSite | undefined;
let dependencies: Dependencies | undefined;
try {
	await installCheckers();
	if (options.others.length === 0) ours = await startOurSite();
	const pages: Measured[] = ours
		? options.routes.map((name) => ({ name, url: `${ours?.url}${name}` }))
		: addressesToMeasure(options).map((url) => ({ name: url, url }));
	if (options.checkers.includes("vnu")) await part("vnu", () => addMarkup(pages));
	if (options.checkers.includes("observatory")) await addSafety(pages);
	if (ours && options.checkers.includes("dependencies")) await part("dependencies", addDependencies);
	const timed = options.checkers.includes("lighthouse");
	const empty = ours && timed ? [{ name: "(an empty page)", url: `${ours.url}${EMPTY_PAGE}` }] : [];
	if (timed) await addSpeed([...empty, ...pages]);
	if (ours) missed.push(...pages.flatMap(missedThresholds), ...[...safety.values()].flatMap(unsafe));
	const text = report({ pages: [...empty, ...pages], safety, dependencies, missed }, circumstances());
	process.stdout.write(`\n${text}`);
	if (options.complete) writeFileSync(KEPT, text);
} catch (error) {
	if (!(error instanceof StepFailed)) throw error;
	missed.push(error.message);
} finally {
	await ours?.stop();
}
process.exitCode = missed.length === 0 ? 0 : 1;

function understood(): AuditOptions {
	try {
		return readAuditOptions(process.argv.slice(2));
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		return process.exit(2);
	}
}

/** One checker's part; where it cannot run, that is said and counts as a miss, and the others still run. */
async function part(name: string, run: () => Promise<void>): Promise<void> {
	process.stderr.write(`${name}…`);
	try {
		await run();
		process.stderr.write("\n");
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		process.stderr.write(` falló\n${reason}\n`);
		missed.push(`${name}: not done. ${reason}`);
	}
}

async function addMarkup(pages: Measured[]): Promise<void> {
	const java = await installJava();
	versions.Java = java.version;
	const urls = pages.map(({ name, url }) => (ours ? `${ours.behind}${name}` : url));
	const found = await checkMarkup(urls, java.path);
	for (const [place, markup] of found.entries()) Object.assign(pages[place] as Measured, { markup });
}

async function addSafety(pages: Measured[]): Promise<void> {
	for (const host of new Set(pages.map(({ url }) => new URL(url).host))) {
		await part(`observatory ${host}`, async () => {
			safety.set(ours ? "our own" : host, await scanHost(host, ours?.certificate));
		});
	}
}

async function addDependencies(): Promise<void> {
	dependencies = await auditDependencies();
	missed.push(...warnedOf(dependencies));
}

/** One page at a time: two at once would slow each other down. */
async function addSpeed(pages: Measured[]): Promise<void> {
	const chromium = await installHeadlessShell();
	versions.Chromium = spawnSync(chromium, ["--version"], { encoding: "utf8" }).stdout.match(/[\d.]+/)?.[0] ?? "?";
	for (const page of pages) {
		await part(`lighthouse ${page.name}`, async () => {
			const isWanting = (first: Speed) => ours !== undefined && isSlow(page.name, first);
			page.speed = await measureSpeed(page.url, chromium, isWanting);
		});
	}
}

function commitNow(): string {
	const git = (...args: string[]) => spawnSync("git", args, { encoding: "utf8" }).stdout?.trim() ?? "";
	return `${git("rev-parse", "--short", "HEAD")}${git("status", "--porcelain") ? " with changes not yet committed" : ""}`;
}

function circumstances() {
	return {
		date: new Date().toISOString().slice(0, 10),
		commit: ours ? commit : "",
		command: ["npm run audit", ...(process.argv.length > 2 ? ["--", ...process.argv.slice(2)] : [])].join(" "),
		versions: { ...versions, Node: process.versions.node },
	};
}
