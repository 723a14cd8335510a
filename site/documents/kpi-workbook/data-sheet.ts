import type { WriteSheet } from "hucre/xlsx";
import type { KpiWorkbook } from "../../../content-model/documents/kpi-workbook.ts";
import { at } from "../spreadsheet/address.ts";
import { Sheet } from "../spreadsheet/sheet.ts";
import { totalFormula } from "./formulas.ts";
import { DATA_COLUMNS, FIRST_MONTH, FIRST_ROW, HEADER_ROW, LAST_MONTH } from "./layout.ts";

const WIDTHS = [2, 13, 44, 24, ...Array<number>(12).fill(8), 10];

/** Where a clinic writes its counts, a row each and a column a month. */
export function dataSheet({ data, months, sheets }: KpiWorkbook): WriteSheet {
	const sheet = new Sheet(sheets.data);
	const { columns, items } = data;
	sheet.set(2, DATA_COLUMNS.area, data.title, "title");
	sheet.height(2, 34);
	sheet.set(3, DATA_COLUMNS.area, data.lead, "lead");
	sheet.set(HEADER_ROW, DATA_COLUMNS.area, columns.area, "headLeft");
	sheet.set(HEADER_ROW, DATA_COLUMNS.name, columns.name, "headLeft");
	sheet.set(HEADER_ROW, DATA_COLUMNS.source, columns.source, "headLeft");
	for (const [index, month] of months.entries()) sheet.set(HEADER_ROW, FIRST_MONTH + index, month, "head");
	sheet.set(HEADER_ROW, DATA_COLUMNS.total, columns.total, "head");
	sheet.height(HEADER_ROW, 24);
	for (const [index, { area, name, source }] of items.entries()) {
		const row = FIRST_ROW + index;
		sheet.height(row, name.length > 42 ? 34 : 22);
		sheet.set(row, DATA_COLUMNS.area, area, "area");
		sheet.set(row, DATA_COLUMNS.name, name, "name");
		sheet.set(row, DATA_COLUMNS.source, source, "cell");
		for (let column = FIRST_MONTH; column <= LAST_MONTH; column++) sheet.set(row, column, null, "count");
		sheet.compute(row, DATA_COLUMNS.total, totalFormula(row), "total");
	}
	const inputs = `${at(FIRST_ROW, FIRST_MONTH)}:${at(FIRST_ROW + items.length - 1, LAST_MONTH)}`;
	return sheet.finish(WIDTHS, {
		freezePane: { rows: HEADER_ROW, columns: DATA_COLUMNS.name },
		// Against slips, not against people: there is no password.
		protection: { sheet: true, formatColumns: true, formatRows: true },
		dataValidations: [
			{
				type: "whole",
				operator: "greaterThanOrEqual",
				formula1: "0",
				range: inputs,
				allowBlank: true,
				showErrorMessage: true,
				errorStyle: "stop",
				errorTitle: data.error.title,
				errorMessage: data.error.text,
			},
		],
		a11y: { summary: data.lead, headerRow: HEADER_ROW - 1 },
	});
}
