/** The audit's table, as Markdown, and the thresholds that a page must keep. */
import { counts, type NuMessage, type Safety } from "./checkers.ts";
import type { Speed } from "./lighthouse.ts";

const MAX_LCP = 1100;
const MAX_LCP_OF_HOME = 1300;
const TBT_BELOW = 50;
const MIN_OBSERVATORY = 130;
const SCORES = ["performance", "accessibility", "bestPractices", "seo"] as const;

/** A route with what was found there; a checker that was not asked, or could not run, has said nothing. */
export interface Measured {
	name: string;
	speed?: Speed;
	markup?: readonly NuMessage[];
}

/** Whether a page's timings miss a threshold, so that measuring again can tell chance from truth. */
export function isSlow(name: string, { performance, lcp, tbt }: Speed): boolean {
	return !(performance >= 100 && lcp <= maxLcp(name) && tbt < TBT_BELOW);
}

/** Names each threshold that a page misses, with its figure. */
export function missedThresholds({ name, speed, markup = [] }: Measured): string[] {
	return [...(speed ? slow(name, speed) : []), ...markup.filter(counts).map(said)].map((miss) => `${name}: ${miss}`);
}

/** The same of a host. */
export function unsafe({ scan: { score } }: Safety): string[] {
	return score < MIN_OBSERVATORY ? [`Observatory: ${score}, at least ${MIN_OBSERVATORY}`] : [];
}

// Written as `!(… <= …)`, so that a figure that could not be taken (NaN) misses its threshold as well.
function slow(name: string, speed: Speed): string[] {
	return [
		...SCORES.filter((score) => speed[score] < 100).map(
			(score) => `${score} ${speed[score]}, must be 100 (${speed.faults.join(", ")})`,
		),
		...(!(speed.lcp <= maxLcp(name)) ? [`LCP ${Math.round(speed.lcp)} ms, at most ${maxLcp(name)}`] : []),
		...(speed.cls !== 0 ? [`CLS ${speed.cls}, must be 0`] : []),
		...(!(speed.tbt < TBT_BELOW) ? [`TBT ${Math.round(speed.tbt)} ms, must be under ${TBT_BELOW}`] : []),
	];
}

const maxLcp = (name: string) => (name === "/" ? MAX_LCP_OF_HOME : MAX_LCP);

const said = ({ message, extract }: NuMessage) =>
	`HTML: ${message}${extract ? ` (${extract.replace(/\s+/g, " ").trim()})` : ""}`;

/** The report. @param facts lines about the run itself @param missed empty if all is in order */
export function report(
	facts: readonly string[],
	pages: readonly Measured[],
	safety: Safety | undefined,
	missed: readonly string[],
): string {
	const parts = ["# Audit", bullets(facts), table(pages)];
	if (safety) {
		const tests = Object.entries(safety.tests).map(
			([name, { pass, result }]) => `${name}: ${pass ? "" : "**no**, "}${result}`,
		);
		parts.push(`## HTTP Observatory: ${safety.scan.grade}, ${safety.scan.score} points`, bullets(tests));
	}
	if (missed.length > 0) parts.push("## Missed", bullets(missed));
	return `${parts.join("\n\n")}\n`;
}

function table(pages: readonly Measured[]): string {
	const titles = ["Page", "Performance", "Accessibility", "Best practices", "SEO", "LCP s", "CLS", "TBT ms", "kB"];
	const rows = pages.map(({ name, speed, markup }) => [
		name.padEnd(20),
		...(speed
			? [
					...SCORES.map((score) => speed[score]),
					(speed.lcp / 1000).toFixed(2),
					Number(speed.cls.toFixed(3)),
					speed.tbt.toFixed(0),
					(speed.bytes / 1000).toFixed(1),
					speed.requests,
					speed.runs,
					Math.round(speed.machine),
				]
			: Array(11).fill("")),
		...(markup ? [markup.filter(counts).length, markup.filter((one) => !counts(one)).length] : ["", ""]),
	]);
	const head = [...titles, "Requests", "Runs", "Machine", "HTML faults", "set apart"];
	const line = (cells: readonly unknown[]) => `| ${cells.join(" | ")} |`;
	return [line(head), line(head.map((_, place) => (place === 0 ? "---" : "---:"))), ...rows.map(line)].join("\n");
}

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join("\n");
