import type { SheetChart, WriteSheet } from "hucre/xlsx";
import type { Kpi, KpiWorkbook } from "../../../content-model/documents/kpi-workbook.ts";
import { LARIMAR } from "../paper/palette.ts";
import { Sheet } from "../spreadsheet/sheet.ts";
import { FIRST_ROW, fixedMonths, HEADER_ROW } from "./layout.ts";

/** Charts beside each other, and the cells each takes with the gap after it. */
const ACROSS = 3;
const COLUMNS = 6;
const ROWS = 15;
const WIDTHS = [2, ...Array<number>(ACROSS * COLUMNS).fill(8)];

/**
 * A small chart for each KPI, of its months. Columns and not lines: a month without a value is an empty text, which a
 * line would draw as a zero.
 */
export function chartSheet({ charts, kpis, sheets }: KpiWorkbook): WriteSheet {
	const sheet = new Sheet(sheets.charts);
	sheet.set(2, 2, charts.title, "title");
	sheet.height(2, 34);
	sheet.set(3, 2, charts.lead, "lead");
	return sheet.finish(WIDTHS, {
		charts: kpis.items.map((kpi, index) => chart(kpi, index, sheets.kpis)),
		a11y: { summary: charts.lead },
	});
}

function chart({ name, definition, kind }: Kpi, index: number, source: string): SheetChart {
	const from = { row: HEADER_ROW - 1 + Math.floor(index / ACROSS) * ROWS, col: 1 + (index % ACROSS) * COLUMNS };
	return {
		type: "column",
		title: name,
		titleFontSize: 12,
		altText: definition,
		legend: false,
		gapWidth: 60,
		anchor: { from, to: { row: from.row + ROWS - 1, col: from.col + COLUMNS - 1 } },
		series: [
			{
				name,
				values: `'${source}'!${fixedMonths(FIRST_ROW + index)}`,
				categories: `'${source}'!${fixedMonths(HEADER_ROW)}`,
				color: LARIMAR.slice(1).toUpperCase(),
			},
		],
		axes: { y: { numberFormat: { formatCode: kind === "percent" ? "0%" : "0" }, scale: { min: 0 } } },
	};
}
