import type { WriteSheet } from "hucre/xlsx";
import type { PlanWords } from "../../../content-model/plan/files.ts";
import { at } from "../spreadsheet/address.ts";
import { Sheet } from "../spreadsheet/sheet.ts";
import { FIRST, ONE_PAGE, writeHead } from "./page.ts";

/** Rows of what the clinic said, and of what comes of it. */
export const STAY_ROWS = {
	start: 6,
	injections: 7,
	culture: 8,
	wait: 9,
	before: 10,
	after: 11,
	arrival: 14,
	retrieval: 15,
	transfer: 16,
	departure: 17,
	test: 18,
	nights: 19,
} as const;

const GIVEN = ["start", "injections", "culture", "wait", "before", "after"] as const;

/** Days and nights from the first injection on; the days between are the clinic's, so none is written in. */
export function staySheet({ workbook }: PlanWords): WriteSheet {
	const words = workbook.stay;
	const sheet = new Sheet(workbook.sheets.stay);
	const value = FIRST + 1;
	const cell = (row: keyof typeof STAY_ROWS) => at(STAY_ROWS[row], value);
	writeHead(sheet, words.title, words.lead, value);
	sheet.set(5, FIRST, words.given, "subtitle");
	for (const name of GIVEN) sheet.set(STAY_ROWS[name], value, null, name === "start" ? "dayAnswer" : "countAnswer");
	sheet.set(13, FIRST, words.reckoned, "subtitle");
	for (const [name, row] of Object.entries(STAY_ROWS))
		sheet.set(row, FIRST, words[name as keyof typeof STAY_ROWS], "name");
	const given = (...names: (keyof typeof STAY_ROWS)[]) => names.map((name) => `${cell(name)}=""`).join(",");
	const reckon = (name: keyof typeof STAY_ROWS, needs: (keyof typeof STAY_ROWS)[], formula: string) =>
		sheet.compute(
			STAY_ROWS[name],
			value,
			`IF(OR(${given(...needs)}),"",${formula})`,
			name === "nights" ? "countTotal" : "day",
		);
	reckon("arrival", ["start"], `${cell("start")}-${cell("before")}`);
	reckon("retrieval", ["start", "injections"], `${cell("start")}+${cell("injections")}`);
	reckon("transfer", ["retrieval", "culture"], `${cell("retrieval")}+${cell("culture")}`);
	reckon("departure", ["transfer"], `${cell("transfer")}+${cell("after")}`);
	reckon("test", ["transfer", "wait"], `${cell("transfer")}+${cell("wait")}`);
	reckon("nights", ["arrival", "departure"], `${cell("departure")}-${cell("arrival")}`);
	return sheet.finish([2, 46, 18], { ...ONE_PAGE, a11y: { summary: words.lead, headerRow: 4 } });
}
