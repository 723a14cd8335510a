import type { ResponseCounts, ResponseFigures } from "../../store/figures/response-figures.ts";
import type { DeskView } from "../desk-view.ts";
import { groupName } from "./figures-page.tsx";
import { csvText, type Separator } from "./requests-csv.ts";

const COUNTS = ["received", "answered", "within2Hours", "judged2Hours", "within24Hours", "judged24Hours"] as const;

/** The figures as a file for a spreadsheet: a row for each week, form, country and unit. */
export function figuresCsv(figures: ResponseFigures, view: DeskView, separator: Separator): string {
	const words = view.words.figures;
	const row = (group: keyof typeof words.groups, name: string, counts: ResponseCounts) => [
		words.groups[group],
		name,
		...COUNTS.map((count) => String(counts[count])),
	];
	const rows = [
		...figures.byWeek.map(({ week, ...counts }) => row("week", week, counts)),
		...figures.byForm.map(({ name, ...counts }) => row("form", groupName("form", name, view), counts)),
		...figures.byCountry.map(({ name, ...counts }) => row("country", groupName("country", name, view), counts)),
		...figures.byUnit.map(({ name, ...counts }) => row("unit", groupName("unit", name, view), counts)),
	];
	const titles = [words.group, words.name, ...COUNTS.map((count) => words.counts[count])];
	return csvText([titles, ...rows], separator, true);
}
