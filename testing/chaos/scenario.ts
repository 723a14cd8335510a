/** A scenario of chaos as a test: at full scale by `npm run chaos`, which keeps its figures, else within seconds. */
import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { expect, inject, it } from "vitest";
import { parse } from "yaml";
import { FULL_SWEEP } from "../full-sweep.ts";
import { circumstances, type Figures, keepSection } from "../measuring/record.ts";
import { hasProxies } from "../processes/proxies.ts";
import { type Trial, type TrialOptions, trial } from "./trial.ts";

/** `scenarios.yaml` says what each part is. */
interface Scenario extends Pick<TrialOptions, "store"> {
	title: string;
	promised: readonly string[];
	atMost: number;
	always?: boolean;
	behindProxy?: boolean;
}

/** By name. */
const SCENARIOS: Readonly<Record<string, Scenario>> = parse(
	readFileSync(new URL("scenarios.yaml", import.meta.url), "utf8"),
);

/** `full` or `small` if `npm run chaos` asks. */
const { CHAOS } = process.env;
const IS_FULL = CHAOS === "full";
/** For one at small scale. */
const SECONDS = 300;

/** @param name in `scenarios.yaml` @param run throws if the service did not hold @param isPossible on this machine */
export function scenario(name: string, run: (trial: Trial) => Promise<Figures>, isPossible = () => true): void {
	const { title, promised, atMost, always, behindProxy, store } = SCENARIOS[name] as Scenario;
	it(`what ${name} tries to break is promised in documents, in these words`, () => {
		for (const promise of promised) {
			const [document = "", words] = promise.split(/: (.*)/s);
			expect(readFileSync(document, "utf8").replaceAll(/\s+/g, " ")).toContain(words);
		}
	});
	if (!CHAOS && !FULL_SWEEP && !always) return;
	// Not left out as a test: one that was skipped counts as failed, and elsewhere nobody can mend that.
	if (!CHAOS && !(isPossible() && (!behindProxy || hasProxies()))) {
		process.stderr.write(`NOT TRIED HERE: ${name}; this machine lacks what it needs (docs/decisions/0020)\n`);
		return;
	}
	const seconds = IS_FULL ? atMost : SECONDS;
	const options = { full: IS_FULL, postgres: IS_FULL ? undefined : inject("postgresUrl"), ...(store && { store }) };
	it.concurrent(`${name}: ${title}`, { timeout: (seconds + 20) * 1000 }, async () => {
		const started = performance.now();
		let outcome = "Held.";
		let figures: Figures = {};
		try {
			figures = await trial((one) => Promise.race([run(one), stuck(seconds)]), options);
		} catch (error) {
			outcome = `**Did not hold: ${String(error).slice(0, 300)}**`;
			throw error;
		} finally {
			const took = Math.round((performance.now() - started) / 1000);
			const rows = Object.entries(figures);
			if (CHAOS) process.stdout.write(rows.map(([what, value]) => `  ${what.padEnd(48)} ${value}\n`).join(""));
			const lines = [
				`${title}. ${outcome}\n`,
				...promised.map((one) => `- ${one.replace(/^(\S+): /, "`$1`: ").replaceAll("**", "")}`),
				`\n${circumstances()}, ${took} s.`,
				...(rows.length > 0 ? ["\n| | |", "| --- | ---: |"] : []),
				...rows.map(([what, value]) => `| ${what} | ${value} |`),
			];
			if (IS_FULL) keepSection("docs/chaos.md", name, lines);
		}
	});
}

async function stuck(seconds: number): Promise<never> {
	await setTimeout(seconds * 1000, undefined, { ref: false });
	throw new Error(`Not done within ${seconds} s`);
}
