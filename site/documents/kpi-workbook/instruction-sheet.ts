import type { WriteSheet } from "hucre/xlsx";
import type { KpiWorkbook } from "../../../content-model/documents/kpi-workbook.ts";
import { Sheet } from "../spreadsheet/sheet.ts";

const WIDTHS = [2, 12, 92];

/** The first sheet: what the workbook is, how to fill it and how to read it. */
export function instructionSheet({ instructions, review, sheets }: KpiWorkbook): WriteSheet {
	const sheet = new Sheet(sheets.instructions);
	let row = 2;
	const say = (words: string, look: "title" | "lead" | "subtitle" | "small" | "warning", height: number) => {
		sheet.set(row, 2, words, look);
		sheet.span(row, 2, 3);
		sheet.height(row, height);
		row += 1;
	};
	say(instructions.title, "title", 40);
	say(instructions.lead, "lead", 22);
	row += 1;
	for (const label of [instructions.clinic, instructions.year]) {
		sheet.set(row, 2, label, "name");
		sheet.set(row, 3, null, "answer");
		sheet.height(row, 26);
		row += 1;
	}
	for (const { title, items } of [instructions.steps, instructions.reading]) {
		row += 1;
		say(title, "subtitle", 28);
		for (const [index, item] of items.entries()) {
			sheet.set(row, 2, index + 1, "number");
			sheet.set(row, 3, item, "text");
			sheet.height(row, item.length > 95 ? 34 : 22);
			row += 1;
		}
	}
	row += 1;
	if (review === "pending") say(instructions.reviewPending, "warning", 18);
	say(instructions.notice, "small", 18);
	say(instructions.owner, "small", 18);
	return sheet.finish(WIDTHS, {
		pageSetup: { paperSize: "letter", orientation: "portrait", fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
	});
}
