/** The documents that keep what `npm run chaos` and `npm run bench` measured, a section for each thing measured. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";

/** What was measured, in the words of a table. */
export type Figures = Record<string, number | string>;

/** Writes a section into a document, in place of the one of this title or at the end. */
export function keepSection(file: string, title: string, lines: readonly string[]): void {
	const parts = readFileSync(file, "utf8").split(/^(?=## )/m);
	const place = parts.findIndex((part) => part.startsWith(`## ${title}\n`));
	parts[place < 0 ? parts.length : place] = [`## ${title}`, "", ...lines].join("\n");
	writeFileSync(file, parts.map((part) => `${part.trimEnd()}\n`).join("\n"));
}

/** Day, commit and machine, without its name; and how much else it had to do. */
export function circumstances(): string {
	const day = new Date().toISOString().slice(0, 10);
	const load = loadavg()[0]?.toFixed(1);
	return `${day}, commit ${commit()}, Node ${process.versions.node}, ${availableParallelism()} cores, load average ${load}`;
}

/** Of this checkout, and whether more than documents was changed since. */
export function commit(): string {
	const git = (...args: string[]) => spawnSync("git", args, { encoding: "utf8" }).stdout?.trim() ?? "";
	return git("rev-parse", "--short", "HEAD") + (git("status", "--porcelain", ":!docs") ? " with changes" : "");
}

/** Rows as a Markdown table, whose first column is words. */
export function tableOf(rows: readonly Record<string, unknown>[]): string {
	const line = (cells: readonly unknown[]) => `| ${cells.join(" | ")} |`;
	const titles = Object.keys(rows[0] ?? {});
	const rule = titles.map((_, index) => (index === 0 ? "---" : "---:"));
	return [line(titles), line(rule), ...rows.map((row) => line(Object.values(row)))].join("\n");
}

/** The middle of some figures, the higher of two; NaN of none. */
export const median = (values: readonly number[]): number =>
	values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
