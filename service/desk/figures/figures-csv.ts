import type { NamedCounts, ResponseFigures } from "../../store/figures/response-figures.ts";
import type { DeskView } from "../desk-view.ts";
import { groupName } from "./figures-page.tsx";
import { csvText, type Separator } from "./requests-csv.ts";

const COUNTS = ["received", "answered", "within2Hours", "judged2Hours", "within24Hours", "judged24Hours"] as const;

/** The figures as a file for a spreadsheet: a row for each week, form, country and unit. */
export function figuresCsv(figures: ResponseFigures, view: DeskView, separator: Separator): string {
	const words = view.words.figures;
	const rowsOf = (group: keyof typeof words.groups, all: readonly NamedCounts[]) =>
		all.map((counts) => [
			words.groups[group],
			group === "week" ? counts.name : groupName(group, counts.name, view),
			...COUNTS.map((count) => String(counts[count])),
		]);
	const { byWeek, byForm, byCountry, byUnit } = figures;
	const rows = [
		...rowsOf("week", byWeek),
		...rowsOf("form", byForm),
		...rowsOf("country", byCountry),
		...rowsOf("unit", byUnit),
	];
	const titles = [words.group, words.name, ...COUNTS.map((count) => words.counts[count])];
	return csvText([titles, ...rows], separator, true);
}
