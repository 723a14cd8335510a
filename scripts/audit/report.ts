/** The audit's one table, as Markdown: printed, and kept in docs/. */
import { PHONE_INDEX } from "./lighthouse.ts";
import type { Dependencies, Measured, Safety } from "./measured.ts";

/** What the report says of the run itself. */
export interface Circumstances {
	date: string;
	commit: string;
	command: string;
	/** Name and version of everything that measured. */
	versions: Record<string, string>;
}

export interface Findings {
	pages: readonly Measured[];
	safety?: Safety | undefined;
	dependencies?: Dependencies | undefined;
	/** Thresholds missed and checkers that could not run; empty when all is in order. */
	missed: readonly string[];
}

const COLUMNS = [
	...["Page", "Performance", "Accessibility", "Best practices", "SEO", "LCP s", "CLS", "TBT ms", "kB", "Requests"],
	...["Runs", "Machine", "Slowdown", "HTML errors", "HTML warnings", "Set apart"],
];

/** Writes the report. */
export function report(findings: Findings, circumstances: Circumstances): string {
	const { pages, safety, dependencies, missed } = findings;
	const packages = dependencies ? [dependenciesPart(dependencies)] : [];
	const hosts = safety ? [safetyPart(safety)] : [];
	const thresholds = missed.length > 0 ? ["## Missed", bullets(missed)] : [];
	const table = markdownTable(COLUMNS, pages.map(row));
	return `${["# Audit", said(circumstances), table, ...hosts, ...packages, ...thresholds].join("\n\n")}\n`;
}

/** A table whose columns line up in a terminal, too, figures to the right; a column with nothing in it is left out. */
export function markdownTable(titles: readonly string[], rows: readonly (readonly string[])[]): string {
	const columns = titles
		.map((title, place) => [title, ...rows.map((cells) => cells[place] ?? "")])
		.filter(([, ...cells]) => cells.some((cell) => cell !== ""))
		.map(([title = "", ...cells]) => {
			const width = Math.max(title.length, 3, ...cells.map(({ length }) => length));
			const isFigures = cells.every((cell) => /^-?[\d.]*$/.test(cell));
			const pad = (cell: string) => (isFigures ? cell.padStart(width) : cell.padEnd(width));
			return [pad(title), isFigures ? `${"-".repeat(width - 1)}:` : "-".repeat(width), ...cells.map(pad)];
		});
	return (columns[0] ?? []).map((_, line) => `| ${columns.map((cells) => cells[line]).join(" | ")} |`).join("\n");
}

function row({ name, speed, markup }: Measured): string[] {
	const timed = speed && [
		...[speed.performance, speed.accessibility, speed.bestPractices, speed.seo].map(String),
		(speed.lcp / 1000).toFixed(2),
		speed.cls.toFixed(3).replace(/\.000$/, ""),
		speed.tbt.toFixed(0),
		(speed.bytes / 1000).toFixed(1),
		...[speed.requests, speed.runs, Math.round(speed.machine), speed.slowdown].map(String),
	];
	const checked = markup && [markup.errors.length, markup.warnings.length, markup.apart].map(String);
	return [name, ...(timed ?? Array(12).fill("")), ...(checked ?? Array(3).fill(""))];
}

function safetyPart({ grade, score, tests }: Safety): string {
	const rows = tests.map(({ name, pass, result, points }) => [name, pass ? "yes" : "no", result, String(points)]);
	const title = `## HTTP Observatory: ${grade}, ${score} points`;
	return `${title}\n\n${markdownTable(["Test", "Passed", "Result", "Points"], rows)}`;
}

function dependenciesPart({ audited, advisories }: Dependencies): string {
	return `## Dependencies: ${audited} packages, ${advisories.length} with an advisory`;
}

function said({ date, commit, command, versions }: Circumstances): string {
	return bullets([
		`Date: ${date}`,
		`Commit: ${commit}`,
		`Command: \`${command}\``,
		`Measured by: ${Object.entries(versions)
			.map(([name, version]) => `${name} ${version}`)
			.join(", ")}`,
		"Lighthouse: mobile defaults, simulated throttling (150 ms round trip, 1.6 Mbit/s)",
		`Slowdown: so many times slower a processor than this one's is simulated that it comes to an index of ${PHONE_INDEX}, a mid-tier phone's`,
		"Set apart: what the Nu HTML Checker says of newer CSS, and of JSON-LD as if it were a script",
		"An empty page, with the headers of ours: what Lighthouse finds there, it would find anywhere on this machine",
		"Machine: Lighthouse's benchmark index while it measured; far from slowdown times the phone's, something else was at work",
	]);
}

function bullets(lines: readonly string[]): string {
	return lines.map((line) => `- ${line}`).join("\n");
}
