import type { WriteSheet } from "hucre/xlsx";
import { fill } from "../../../content-model/fill.ts";
import type { PlanWords } from "../../../content-model/plan/files.ts";
import { Sheet } from "../spreadsheet/sheet.ts";
import { FIRST, ONE_PAGE, PLACES } from "./page.ts";

/** Questions to a clinic by subject, with room for three clinics' answers. */
export function questionSheet({ questions, workbook }: PlanWords): WriteSheet {
	const words = workbook.questions;
	const sheet = new Sheet(workbook.sheets.questions);
	sheet.set(2, FIRST, words.title, "title");
	sheet.height(2, 34);
	sheet.set(4, FIRST, words.ask, "headLeft");
	sheet.set(4, FIRST + 1, words.why, "headLeft");
	for (const place of PLACES)
		sheet.set(4, FIRST + 2 + place, fill(workbook.clinic, { letter: "ABC"[place] ?? "" }), "head");
	let row = 4;
	for (const subject of questions.subjects) {
		row += 1;
		sheet.set(row, FIRST, subject.title, "subtitle");
		sheet.height(row, 28);
		for (const { ask, why } of subject.questions) {
			row += 1;
			sheet.set(row, FIRST, ask, "name");
			sheet.set(row, FIRST + 1, why, "cell");
			for (const place of PLACES) sheet.set(row, FIRST + 2 + place, null, "note");
			sheet.height(row, 15 * Math.max(2, Math.ceil(Math.max(ask.length / 38, why.length / 44)) + 1));
		}
	}
	return sheet.finish([2, 40, 46, 24, 24, 24], {
		...ONE_PAGE,
		pageSetup: { paperSize: "letter", orientation: "landscape", fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
		freezePane: { rows: 4, columns: FIRST },
		a11y: { summary: words.title, headerRow: 3 },
	});
}
