/**
 * `npm run audit`: measures every route with Lighthouse, the Nu HTML Checker and the HTTP Observatory's scanner, asks npm
 * for advisories on the packages, prints one table and keeps it in docs/audit.md; fails where a threshold is missed. For a
 * part: `-- --only lighthouse /contacto`.
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { auditDependencies } from "./audit/dependencies.ts";
import { checkerVersions, installCheckers } from "./audit/install-checkers.ts";
import { calibrate, measureSpeed } from "./audit/lighthouse.ts";
import type { Dependencies, Measured, Safety } from "./audit/measured.ts";
import { checkMarkup } from "./audit/nu-checker.ts";
import { scanHost } from "./audit/observatory.ts";
import { type AuditOptions, readAuditOptions } from "./audit/options.ts";
import { type OurSite, startOurSite } from "./audit/our-site.ts";
import { report } from "./audit/report.ts";
import { isSlow, missedThresholds, unsafe, warnedOf } from "./audit/thresholds.ts";
import { EMPTY_PAGE } from "./audit/tls-proxy.ts";
import { installChromium, installJava } from "./install.ts";
import { StepFailed } from "./steps.ts";

const KEPT = "docs/audit.md";

const options = understood();
const missed: string[] = [];
const versions: Record<string, string> = { ...checkerVersions() };
const pages: Measured[] = options.routes.map((name) => ({ name }));
const empty: Measured[] = [];
// Read first of all: somebody may go on working meanwhile.
const commit = commitNow();
let safety: Safety | undefined;
let dependencies: Dependencies | undefined;
let site: OurSite | undefined;
try {
	await installCheckers();
	const ours = await startOurSite();
	site = ours;
	if (options.checkers.includes("vnu")) await part("vnu", () => addMarkup(ours));
	if (options.checkers.includes("observatory")) {
		await part("observatory", async () => {
			safety = await scanHost(new URL(ours.url).host, ours.certificate);
			missed.push(...unsafe(safety));
		});
	}
	if (options.checkers.includes("dependencies")) {
		await part("dependencies", async () => {
			dependencies = await auditDependencies();
			missed.push(...warnedOf(dependencies));
		});
	}
	if (options.checkers.includes("lighthouse")) await addSpeed(ours);
	missed.push(...pages.flatMap(missedThresholds));
	const text = report({ pages: [...empty, ...pages], safety, dependencies, missed }, circumstances());
	process.stdout.write(`\n${text}`);
	if (options.complete) writeFileSync(KEPT, text);
} catch (error) {
	if (!(error instanceof StepFailed)) throw error;
	missed.push(error.message);
} finally {
	await site?.stop();
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

async function addMarkup({ behind }: OurSite): Promise<void> {
	const java = await installJava();
	versions.Java = java.version;
	const urls = pages.map(({ name }) => behind + name);
	const found = await checkMarkup(urls, java.path);
	for (const [place, markup] of found.entries()) Object.assign(pages[place] as Measured, { markup });
}

/** One page at a time: two at once would slow each other down. */
async function addSpeed({ url }: OurSite): Promise<void> {
	const chromium = await installChromium();
	versions.Chromium = spawnSync(chromium, ["--version"], { encoding: "utf8" }).stdout.match(/[\d.]+/)?.[0] ?? "?";
	let slowdown: number | undefined;
	await part("lighthouse, this machine's speed", async () => {
		slowdown = await calibrate(url + EMPTY_PAGE, chromium);
		const speed = await measureSpeed(url + EMPTY_PAGE, chromium, slowdown, () => true);
		empty.push({ name: "(an empty page)", speed });
	});
	for (const page of slowdown === undefined ? [] : pages) {
		await part(`lighthouse ${page.name}`, async () => {
			page.speed = await measureSpeed(url + page.name, chromium, slowdown as number, (first) =>
				isSlow(page.name, first),
			);
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
		commit,
		command: ["npm run audit", ...(process.argv.length > 2 ? ["--", ...process.argv.slice(2)] : [])].join(" "),
		versions: { ...versions, Node: process.versions.node },
	};
}
