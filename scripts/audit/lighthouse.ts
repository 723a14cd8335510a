/** Lighthouse's own command, as it measures a phone: mobile defaults, simulated throttling. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHECKERS } from "./install-checkers.ts";
import type { Speed } from "./measured.ts";
import { runProgram } from "./run-program.ts";

// Chromium does not trust the certificate of a run, and must send no requests of its own.
const CHROMIUM = [
	"--headless=new",
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--disable-background-networking",
	"--ignore-certificate-errors",
];
const TIMINGS = ["performance", "lcp", "tbt", "cls", "machine"] as const;

/** The parts of Lighthouse's JSON that are read here. */
interface Result {
	runtimeError?: { message: string };
	categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
	audits: Record<string, { score: number | null; numericValue?: number; details?: { items?: object[] } }>;
	environment: { benchmarkIndex: number };
	configSettings: { throttling: { cpuSlowdownMultiplier: number } };
}

/**
 * The benchmark index of the phone that is simulated: Lighthouse's fixed slowdown of four is meant for machines of 1,500 to
 * 2,000 (its docs, throttling.md), 1,750 in the middle. Its mid-tier phones have 125 to 800.
 */
export const PHONE_INDEX = 437;

/** By how much a machine of this index is slowed down to be that phone; a slower one than the phone is left as it is. */
export function slowdownFor(index: number): number {
	return Math.max(1, Math.round((index / PHONE_INDEX) * 10) / 10);
}

/** The slowdown for this machine at its best: whatever else runs only lowers an index. @param url of a page of nearly nothing */
export async function calibrate(url: string, chromium: string): Promise<number> {
	const indexes: number[] = [];
	while (indexes.length < 3) indexes.push((await runOnce(url, chromium, 1)).machine);
	return slowdownFor(Math.max(...indexes));
}

/** How often a page is measured that is found wanting the first time. */
const RUNS = 3;

/**
 * Measures an address, and again where the figures are found wanting: then the medians count.
 * @param chromium path of the browser
 * @param slowdown how many times slower a processor is simulated
 * @throws where Lighthouse could not load the page
 */
export async function measureSpeed(
	url: string,
	chromium: string,
	slowdown: number,
	isWanting: (speed: Speed) => boolean,
): Promise<Speed> {
	return settle(() => runOnce(url, chromium, slowdown), isWanting);
}

/** Measures once or, where that is found wanting, takes the medians of `RUNS` measurements, to rule out chance. */
export async function settle(measure: () => Promise<Speed>, isWanting: (speed: Speed) => boolean): Promise<Speed> {
	const first = await measure();
	if (!isWanting(first)) return first;
	const runs = [first];
	while (runs.length < RUNS) runs.push(await measure());
	const medians = Object.fromEntries(TIMINGS.map((timing) => [timing, median(runs.map((run) => run[timing]))]));
	return { ...first, ...medians, runs: RUNS, faults: [...new Set(runs.flatMap(({ faults }) => faults))] };
}

/** Now and then a browser fails to record; that says nothing of the page, so it is asked again. */
async function runOnce(url: string, chromium: string, slowdown: number, tries = 3): Promise<Speed> {
	try {
		return await record(url, chromium, slowdown);
	} catch (error) {
		if (tries === 1) throw error;
		return runOnce(url, chromium, slowdown, tries - 1);
	}
}

async function record(url: string, chromium: string, slowdown: number): Promise<Speed> {
	// To a file: it ends before all it prints has gone through a pipe.
	const folder = mkdtempSync(join(tmpdir(), "ivf-do-lighthouse-"));
	const file = join(folder, "result.json");
	try {
		const args = [url, "--output=json", `--output-path=${file}`, "--quiet", "--no-enable-error-reporting"];
		args.push(`--throttling.cpuSlowdownMultiplier=${slowdown}`);
		const flags = `--chrome-flags=${CHROMIUM.join(" ")}`;
		const environment = { CHROME_PATH: chromium };
		const { stderr } = await runProgram(process.execPath, [CHECKERS.lighthouse, ...args, flags], { environment });
		if (!existsSync(file)) throw new Error(`Lighthouse said nothing of ${url}: ${stderr.slice(-500)}`);
		return figures(JSON.parse(readFileSync(file, "utf8")) as Result, url);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** Reads what the table shows out of Lighthouse's result. */
function figures(result: Result, url: string): Speed {
	if (result.runtimeError) throw new Error(`Lighthouse could not load ${url}: ${result.runtimeError.message}`);
	const { categories, audits, environment, configSettings } = result;
	const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
	const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
	const lost = Object.values(categories).flatMap(({ auditRefs }) =>
		auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
	);
	return {
		performance: score("performance"),
		accessibility: score("accessibility"),
		bestPractices: score("best-practices"),
		seo: score("seo"),
		lcp: value("largest-contentful-paint"),
		cls: value("cumulative-layout-shift"),
		tbt: value("total-blocking-time"),
		bytes: value("total-byte-weight"),
		requests: audits["network-requests"]?.details?.items?.length ?? 0,
		runs: 1,
		faults: [...new Set(lost)],
		machine: environment.benchmarkIndex,
		slowdown: configSettings.throttling.cpuSlowdownMultiplier,
	};
}

function median(values: number[]): number {
	return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
