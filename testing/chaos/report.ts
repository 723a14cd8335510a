/** The kept record of `npm run chaos`: one section a scenario, replaced when that scenario is run again. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import type { Figures } from "../must.ts";
import type { Scenario } from "./scenario.ts";

const HEAD = `# Chaos tests: what the service withstood

Written by \`npm run chaos\`; each run replaces the sections of the scenarios it ran. One run by name:
\`npm run chaos -- killed-sqlite\`. \`npm run chaos -- --list\` names them all. The scenarios are in
\`testing/chaos/scenarios/\`. Quoted is what each tries to break, and where it is promised.
`;

export interface Outcome {
	scenario: Scenario;
	seconds: number;
	figures: Figures;
	/** Why it did not hold; undefined where it did. */
	broken?: string | undefined;
}

/** @param path of the record, made where there is none */
export function record(path: string, outcome: Outcome, order: readonly string[]): void {
	const sections = existsSync(path) ? sectionsOf(readFileSync(path, "utf8")) : new Map<string, string>();
	sections.set(outcome.scenario.name, sectionFor(outcome));
	const kept = order.flatMap((name) => sections.get(name) ?? []);
	writeFileSync(path, [HEAD, ...kept].join("\n"));
}

/** The sections of a record by the first word of their titles. */
export function sectionsOf(text: string): Map<string, string> {
	const parts = text.split(/^(?=## )/m).slice(1);
	return new Map(parts.map((part) => [part.match(/^## (\S+)/)?.[1] ?? "", `${part.trimEnd()}\n`]));
}

function sectionFor({ scenario, seconds, figures, broken }: Outcome): string {
	const rows = Object.entries(figures).map(([what, value]) => `| ${what} | ${value} |`);
	return [
		`## ${scenario.name}`,
		"",
		`${scenario.title}. ${broken ? `**Did not hold: ${broken.slice(0, 300)}**` : "Held."}`,
		"",
		...scenario.promised.map((one) => `- ${one.replace(/^(\S+): /, "`$1`: ").replaceAll("**", "")}`),
		"",
		`${circumstances()}, ${Math.round(seconds)} s.`,
		...(rows.length > 0 ? ["", "| | |", "| --- | ---: |", ...rows] : []),
		"",
	].join("\n");
}

/** Day, commit and machine, without its name; and how much else it had to do. */
export function circumstances(): string {
	const day = new Date().toISOString().slice(0, 10);
	const cores = availableParallelism();
	return `${day}, commit ${commit()}, Node ${process.versions.node}, ${cores} cores, load average ${loadavg()[0]?.toFixed(1)}`;
}

function commit(): string {
	try {
		const run = (...args: string[]) =>
			execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
		const changed = run("status", "--porcelain", "--", "service", "contract").trim() !== "";
		return run("rev-parse", "--short", "HEAD").trim() + (changed ? " with changes" : "");
	} catch {
		return "unknown";
	}
}
