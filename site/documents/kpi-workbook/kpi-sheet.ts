import type { WriteSheet } from "hucre/xlsx";
import type { Kpi, KpiWorkbook } from "../../../content-model/documents/kpi-workbook.ts";
import { at } from "../spreadsheet/address.ts";
import { Sheet } from "../spreadsheet/sheet.ts";
import { CONDITIONS } from "../spreadsheet/styles.ts";
import { averageFormula, type Counts, monthFormula, statusFormula, yearFormula } from "./formulas.ts";
import { FIRST_MONTH, FIRST_ROW, HEADER_ROW, KPI_COLUMNS, LAST_MONTH } from "./layout.ts";

const WIDTHS = [2, 13, 34, 13, ...Array<number>(12).fill(8.5), 10, 12, 10, 16];

/** The fifteen KPIs by month and year, all computed; only the target is written. */
export function kpiSheet(workbook: KpiWorkbook): WriteSheet {
	const { kpis, sheets } = workbook;
	const sheet = new Sheet(sheets.kpis);
	writeHead(sheet, workbook);
	for (const [index, kpi] of kpis.items.entries()) writeKpi(sheet, FIRST_ROW + index, kpi, workbook);
	const last = FIRST_ROW + kpis.items.length - 1;
	const column = (number: number) => `${at(FIRST_ROW, number)}:${at(last, number)}`;
	const status = at(FIRST_ROW, KPI_COLUMNS.status);
	const says = (words: string) => `${status}="${words.replaceAll('"', '""')}"`;
	return sheet.finish(WIDTHS, {
		freezePane: { rows: HEADER_ROW, columns: KPI_COLUMNS.name },
		protection: { sheet: true, formatColumns: true, formatRows: true },
		dataValidations: [
			{
				type: "decimal",
				operator: "greaterThanOrEqual",
				formula1: "0",
				range: column(KPI_COLUMNS.target),
				allowBlank: true,
				showErrorMessage: true,
				errorStyle: "stop",
				errorTitle: kpis.targetError.title,
				errorMessage: kpis.targetError.text,
			},
		],
		conditionalRules: [
			{
				type: "expression",
				priority: 1,
				formula: says(kpis.reached),
				range: column(KPI_COLUMNS.status),
				style: CONDITIONS.reached,
			},
			{
				type: "expression",
				priority: 2,
				formula: says(kpis.missed),
				range: column(KPI_COLUMNS.status),
				style: CONDITIONS.missed,
			},
		],
		a11y: { summary: kpis.lead, headerRow: HEADER_ROW - 1 },
	});
}

function writeHead(sheet: Sheet, { kpis, months }: KpiWorkbook): void {
	const { columns } = kpis;
	sheet.set(2, KPI_COLUMNS.area, kpis.title, "title");
	sheet.height(2, 34);
	sheet.set(3, KPI_COLUMNS.area, kpis.lead, "lead");
	for (const name of ["area", "name", "better"] as const)
		sheet.set(HEADER_ROW, KPI_COLUMNS[name], columns[name], "headLeft");
	for (const name of ["year", "average", "target", "status"] as const) {
		sheet.set(HEADER_ROW, KPI_COLUMNS[name], columns[name], "head");
	}
	for (const [index, month] of months.entries()) sheet.set(HEADER_ROW, FIRST_MONTH + index, month, "head");
	sheet.height(HEADER_ROW, 32);
}

function writeKpi(sheet: Sheet, row: number, kpi: Kpi, { data, definitions, kpis, sheets }: KpiWorkbook): void {
	const rowOf = (id: string) => FIRST_ROW + data.items.findIndex((item) => item.id === id);
	const counts: Counts = {
		sheet: sheets.data,
		numerator: rowOf(kpi.numerator),
		denominator: rowOf(kpi.denominator),
	};
	const percent = kpi.kind === "percent";
	sheet.height(row, 26);
	sheet.set(row, KPI_COLUMNS.area, kpi.area, "area");
	sheet.set(row, KPI_COLUMNS.name, kpi.name, "name");
	sheet.set(row, KPI_COLUMNS.better, definitions.better[kpi.better], "cell");
	for (let column = FIRST_MONTH; column <= LAST_MONTH; column++) {
		sheet.compute(row, column, monthFormula(counts, column), percent ? "percent" : "days");
	}
	sheet.compute(row, KPI_COLUMNS.year, yearFormula(counts, row), percent ? "yearPercent" : "yearDays");
	sheet.compute(row, KPI_COLUMNS.average, averageFormula(row), percent ? "percent" : "days");
	sheet.set(row, KPI_COLUMNS.target, null, percent ? "targetPercent" : "targetDays");
	const status = statusFormula(row, kpi.better, kpis.reached, kpis.missed);
	sheet.compute(row, KPI_COLUMNS.status, status, "status");
}
