/** Lighthouse's figures of a page, on a processor slowed to a mid-tier phone's whatever machine this is. */
import { median } from "../../testing/measuring/record.ts";
import { type LighthouseResult, lighthouse } from "./checkers.ts";

export const SCORES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Scores from 0 to 100, times in milliseconds. */
export interface Speed extends Record<(typeof SCORES)[number], number> {
	lcp: number;
	cls: number;
	tbt: number;
	bytes: number;
	requests: number;
	/** How often the page was measured; of several runs these are the medians. */
	runs: number;
	/** How fast Lighthouse found this machine meanwhile (its benchmark index). */
	machine: number;
	/** Names of the audits that cost a point. */
	faults: string[];
}

/** How often a page is measured that is found wanting the first time. */
const RUNS = 3;
const TIMINGS = ["performance", "lcp", "tbt", "cls", "machine"] as const;

/** Benchmark index of the simulated phone: 1,750, the middle of what Lighthouse slows by four (its throttling.md). */
export const PHONE_INDEX = 437;

/** By how much a machine of this index is slowed down to be that phone; a slower one than the phone is left as it is. */
export const slowdownFor = (index: number): number => Math.max(1, Math.round((index / PHONE_INDEX) * 10) / 10);

/** The slowdown for this machine at its best: whatever else runs only lowers an index. */
export async function calibrate(url: string, chromium: string): Promise<number> {
	const indexes: number[] = [];
	while (indexes.length < RUNS) indexes.push((await measureOnce(url, chromium, 1)).machine);
	return slowdownFor(Math.max(...indexes));
}

/** Measures once or, if that is found wanting, takes the medians of `RUNS` measurements, to rule out chance. */
export async function settle(measure: () => Promise<Speed>, isWanting: (speed: Speed) => boolean): Promise<Speed> {
	const first = await measure();
	if (!isWanting(first)) return first;
	const runs = [first];
	while (runs.length < RUNS) runs.push(await measure());
	const medians = Object.fromEntries(TIMINGS.map((timing) => [timing, median(runs.map((run) => run[timing]))]));
	return { ...first, ...medians, runs: RUNS, faults: [...new Set(runs.flatMap(({ faults }) => faults))] };
}

/** Now and then a browser fails to record; that says nothing of the page, so it is asked again. */
export async function measureOnce(url: string, chromium: string, slowdown: number): Promise<Speed> {
	const ask = () => lighthouse(url, chromium, slowdown);
	return figures(await ask().catch(ask).catch(ask));
}

function figures({ categories, audits, environment }: LighthouseResult): Speed {
	const scores = SCORES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
	const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
	const lost = Object.values(categories).flatMap(({ auditRefs }) =>
		auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
	);
	return {
		...(Object.fromEntries(scores) as Record<(typeof SCORES)[number], number>),
		lcp: value("largest-contentful-paint"),
		cls: value("cumulative-layout-shift"),
		tbt: value("total-blocking-time"),
		bytes: value("total-byte-weight"),
		requests: audits["network-requests"]?.details?.items?.length ?? 0,
		runs: 1,
		machine: environment.benchmarkIndex,
		faults: [...new Set(lost)],
	};
}
