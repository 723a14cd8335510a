import type { WriteSheet } from "hucre/xlsx";
import { fill } from "../../../content-model/fill.ts";
import type { PlanWords } from "../../../content-model/plan/files.ts";
import { at, fixed, quoted } from "../spreadsheet/address.ts";
import { Sheet } from "../spreadsheet/sheet.ts";
import { FIRST, ONE_PAGE, PLACES, writeHead } from "./page.ts";

const HEAD = 7;
/** What some lines are multiplied by, above the table. */
const TIMES = { nights: 5, years: 6 } as const;

/** The lines of a budget with their rows, and where its totals stand. */
export function budgetRows({ budget }: Pick<PlanWords, "budget">) {
	const groups = [
		{ title: budget.treatment.title, lines: [budget.price, ...budget.treatment.lines] },
		budget.later,
		budget.travel,
	];
	let row = HEAD;
	const titles: { row: number; title: string }[] = [];
	const lines = groups.flatMap((group) => {
		row += 1;
		titles.push({ row, title: group.title });
		return group.lines.map((line) => {
			row += 1;
			return { ...line, row };
		});
	});
	return { titles, lines, known: row + 1, unknown: row + 2 };
}

/** Up to three clinics beside each other: amounts, what is included, what is not known, and what is known in all. */
export function budgetSheet(plan: PlanWords): WriteSheet {
	const { budget, workbook } = plan;
	const words = workbook.budget;
	const sheet = new Sheet(workbook.sheets.budget);
	writeHead(sheet, words.title, words.lead, FIRST + PLACES.length);
	for (const times of ["nights", "years"] as const) {
		sheet.set(TIMES[times], FIRST, budget.fields[times], "name");
		sheet.set(TIMES[times], FIRST + 1, 1, "countAnswer");
	}
	sheet.set(HEAD, FIRST, words.line, "headLeft");
	const { titles, lines, known, unknown } = budgetRows(plan);
	for (const { row, title } of titles) sheet.set(row, FIRST, title, "subtitle");
	const per = { nights: budget.fields.perNight, years: budget.fields.perYear };
	for (const { row, label, times } of lines)
		sheet.set(row, FIRST, times ? `${label} (${per[times].toLowerCase()})` : label, "name");
	sheet.set(known, FIRST, words.known, "name");
	sheet.set(unknown, FIRST, words.unknown, "name");
	for (const place of PLACES) {
		const column = FIRST + 1 + place;
		sheet.set(HEAD, column, fill(workbook.clinic, { letter: "ABC"[place] ?? "" }), "head");
		for (const { row } of lines) sheet.set(row, column, null, "moneyAnswer");
		const cells = (times?: keyof typeof TIMES) =>
			`SUM(${lines
				.filter((line) => line.times === times)
				.map(({ row }) => at(row, column))
				.join(",")})`;
		const multiplied = (times: keyof typeof TIMES) => `${cells(times)}*${fixed(TIMES[times], FIRST + 1)}`;
		sheet.compute(known, column, `${cells()}+${multiplied("nights")}+${multiplied("years")}`, "moneyTotal");
		const all = `${at(HEAD + 1, column)}:${at(known - 1, column)}`;
		sheet.compute(unknown, column, `COUNTIF(${all},${quoted(words.unknownWord)})`, "countTotal");
	}
	return sheet.finish([2, 38, 16, 16, 16], { ...ONE_PAGE, a11y: { summary: words.lead, headerRow: HEAD - 1 } });
}
