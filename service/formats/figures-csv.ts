import { stringify } from "csv-stringify/sync";
import type { ResponseCounts, ResponseFigures } from "../store/figures/response-figures.ts";

const GROUPS = ["week", "form", "country", "unit"] as const;
export type FigureGroup = (typeof GROUPS)[number];

const COUNTS = ["received", "answered", "within2Hours", "judged2Hours", "within24Hours", "judged24Hours"] as const;

export interface FigureWords {
	/** Titles of the first two columns: what is counted by, and which. */
	by: string;
	which: string;
	groups: Readonly<Record<FigureGroup, string>>;
	counts: Readonly<Record<keyof ResponseCounts, string>>;
	/** How a form, country or unit is called; the name is empty for requests without one. */
	nameOf: (group: Exclude<FigureGroup, "week">, name: string) => string;
	/** Between two columns. */
	separator: string;
}

/** The figures as a file for a spreadsheet: a row for each week, form, country and unit. */
export function figuresCsv(figures: ResponseFigures, words: FigureWords): string {
	const row = (group: FigureGroup, name: string, counts: ResponseCounts) => [
		words.groups[group],
		name,
		...COUNTS.map((count) => counts[count]),
	];
	const rows = [
		...figures.byWeek.map(({ week, ...counts }) => row("week", week, counts)),
		...figures.byForm.map(({ name, ...counts }) => row("form", words.nameOf("form", name), counts)),
		...figures.byCountry.map(({ name, ...counts }) => row("country", words.nameOf("country", name), counts)),
		...figures.byUnit.map(({ name, ...counts }) => row("unit", words.nameOf("unit", name), counts)),
	];
	const titles = [words.by, words.which, ...COUNTS.map((count) => words.counts[count])];
	// A country is a code out of a list and a unit's name has letters, figures and hyphens: no cell can start a formula.
	return stringify([titles, ...rows], {
		bom: true,
		delimiter: words.separator,
		record_delimiter: "windows",
		quoted: true,
	});
}
