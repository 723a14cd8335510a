/** The audit's table, as Markdown, and the thresholds that a page must keep. */
import { tableOf } from "../../testing/measuring/record.ts";
import { counts, type NuMessage, type Safety } from "./checkers.ts";
import { SCORES, type Speed } from "./lighthouse.ts";

const MAX_LCP = 1100;
const MAX_LCP_OF_HOME = 1300;
const TBT_BELOW = 50;
const MIN_OBSERVATORY = 130;

/** A route with what was found there; a checker that was not asked, or could not run, has said nothing. */
export interface Measured {
	name: string;
	speed?: Speed;
	markup?: readonly NuMessage[];
}

/** Names each threshold that a page misses, with its figure. */
export function missedThresholds({ name, speed, markup = [] }: Measured): string[] {
	const said = ({ message, extract }: NuMessage) =>
		`HTML: ${message}${extract ? ` (${extract.replace(/\s+/g, " ").trim()})` : ""}`;
	return [...(speed ? slow(name, speed) : []), ...markup.filter(counts).map(said)].map((miss) => `${name}: ${miss}`);
}

/** The same of a host. */
export const unsafe = ({ scan: { score } }: Safety): string[] =>
	score < MIN_OBSERVATORY ? [`Observatory: ${score}, at least ${MIN_OBSERVATORY}`] : [];

/** Names each of Lighthouse's thresholds that a page misses. */
export function slow(name: string, speed: Speed): string[] {
	const { lcp, cls, tbt, faults } = speed;
	const most = name === "/" ? MAX_LCP_OF_HOME : MAX_LCP;
	// Written as `!(… <= …)`, so that a figure that could not be taken (NaN) misses its threshold as well.
	return [
		...SCORES.filter((one) => speed[one] < 100).map(
			(one) => `${one} ${speed[one]}, must be 100 (${faults.join(", ")})`,
		),
		...(!(lcp <= most) ? [`LCP ${Math.round(lcp)} ms, at most ${most}`] : []),
		...(cls !== 0 ? [`CLS ${cls}, must be 0`] : []),
		...(!(tbt < TBT_BELOW) ? [`TBT ${Math.round(tbt)} ms, must be under ${TBT_BELOW}`] : []),
	];
}

/** The report. @param facts lines about the run itself @param missed empty if all is in order */
export function report(
	facts: readonly string[],
	pages: readonly Measured[],
	safety: Safety | undefined,
	missed: readonly string[],
): string {
	const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join("\n");
	const tests = Object.entries(safety?.tests ?? {}).map(
		([name, { pass, result }]) => `${name}: ${pass ? "" : "**no**, "}${result}`,
	);
	const parts = [
		"# Audit",
		bullets(facts),
		tableOf(pages.map(row)),
		...(safety ? [`## HTTP Observatory: ${safety.scan.grade}, ${safety.scan.score} points`, bullets(tests)] : []),
		...(missed.length > 0 ? ["## Missed", bullets(missed)] : []),
	];
	return `${parts.join("\n\n")}\n`;
}

function row({ name, speed, markup }: Measured) {
	const figure = (of: (speed: Speed) => number | string) => (speed ? of(speed) : "");
	return {
		Page: name.padEnd(20),
		...Object.fromEntries(SCORES.map((score) => [score, figure((speed) => speed[score])])),
		"LCP s": figure(({ lcp }) => (lcp / 1000).toFixed(2)),
		CLS: figure(({ cls }) => Number(cls.toFixed(3))),
		"TBT ms": figure(({ tbt }) => tbt.toFixed(0)),
		kB: figure(({ bytes }) => (bytes / 1000).toFixed(1)),
		requests: figure(({ requests }) => requests),
		runs: figure(({ runs }) => runs),
		machine: figure(({ machine }) => Math.round(machine)),
		"HTML faults": markup?.filter(counts).length ?? "",
		"set apart": markup?.filter((one) => !counts(one)).length ?? "",
	};
}
