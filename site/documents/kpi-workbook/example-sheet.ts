import type { WriteSheet } from "hucre/xlsx";
import type { KpiWorkbook } from "../../../content-model/documents/kpi-workbook.ts";
import { Sheet } from "../spreadsheet/sheet.ts";
import { averageFormula, type Counts, monthFormula, statusFormula, yearFormula } from "./formulas.ts";
import { FIRST_MONTH, FIRST_ROW, HEADER_ROW, KPI_COLUMNS, LAST_MONTH } from "./layout.ts";

const WIDTHS = [2, 13, 34, 13, ...Array<number>(12).fill(8.5), 10, 12, 10, 16];
const [ABOVE, BELOW, RESULT] = [FIRST_ROW, FIRST_ROW + 1, FIRST_ROW + 2] as const;

/** The first KPI with invented counts: what the data and KPI sheets look like once they are filled in. */
export function exampleSheet({ data, example, kpis, months, sheets }: KpiWorkbook): WriteSheet {
	const sheet = new Sheet(sheets.example);
	const [kpi] = kpis.items;
	if (!kpi) return sheet.finish(WIDTHS);
	sheet.set(2, KPI_COLUMNS.area, example.title, "title");
	sheet.height(2, 34);
	sheet.set(3, KPI_COLUMNS.area, example.lead, "warning");
	for (const name of ["area", "name", "year", "average", "target", "status"] as const)
		sheet.set(HEADER_ROW, KPI_COLUMNS[name], kpis.columns[name], "head");
	for (const [index, month] of months.entries()) sheet.set(HEADER_ROW, FIRST_MONTH + index, month, "head");
	sheet.height(HEADER_ROW, 32);
	for (const [row, side] of [
		[ABOVE, "numerator"],
		[BELOW, "denominator"],
	] as const) {
		const datum = data.items.find(({ id }) => id === kpi[side]);
		sheet.set(row, KPI_COLUMNS.area, datum?.area ?? "", "area");
		sheet.set(row, KPI_COLUMNS.name, datum?.name ?? "", "name");
		for (let column = FIRST_MONTH; column <= LAST_MONTH; column++)
			sheet.set(row, column, example.months[column - FIRST_MONTH]?.[side] ?? null, "count");
		sheet.height(row, 26);
	}
	const counts: Counts = { sheet: sheets.example, numerator: ABOVE, denominator: BELOW };
	sheet.set(RESULT, KPI_COLUMNS.area, kpi.area, "area");
	sheet.set(RESULT, KPI_COLUMNS.name, kpi.name, "name");
	for (let column = FIRST_MONTH; column <= LAST_MONTH; column++)
		sheet.compute(RESULT, column, monthFormula(counts, column), "percent");
	sheet.compute(RESULT, KPI_COLUMNS.year, yearFormula(counts, RESULT), "yearPercent");
	sheet.compute(RESULT, KPI_COLUMNS.average, averageFormula(RESULT), "percent");
	sheet.set(RESULT, KPI_COLUMNS.target, example.target, "targetPercent");
	const status = statusFormula(RESULT, kpi.better, kpis.reached, kpis.missed);
	sheet.compute(RESULT, KPI_COLUMNS.status, status, "status");
	sheet.height(RESULT, 26);
	writeReading(sheet, example.reading);
	return sheet.finish(WIDTHS, { a11y: { summary: example.lead, headerRow: HEADER_ROW - 1 } });
}

function writeReading(sheet: Sheet, { title, items }: KpiWorkbook["example"]["reading"]): void {
	const top = RESULT + 2;
	sheet.set(top, KPI_COLUMNS.area, title, "subtitle");
	sheet.height(top, 28);
	for (const [index, item] of items.entries()) {
		const row = top + 1 + index;
		sheet.set(row, KPI_COLUMNS.area, item, "text");
		sheet.span(row, KPI_COLUMNS.area, LAST_MONTH);
		sheet.height(row, 22);
	}
}
