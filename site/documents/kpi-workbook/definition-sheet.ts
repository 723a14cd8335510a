import type { WriteSheet } from "hucre/xlsx";
import type { KpiWorkbook } from "../../../content-model/documents/kpi-workbook.ts";
import { fill } from "../../../content-model/fill.ts";
import { Sheet } from "../spreadsheet/sheet.ts";
import { HEADER_ROW } from "./layout.ts";

const WIDTHS = [2, 34, 58, 58, 34, 14];

/** What each KPI counts, from what, and which way is better. */
export function definitionSheet({ definitions, data, kpis, sheets }: KpiWorkbook): WriteSheet {
	const sheet = new Sheet(sheets.definitions);
	const { columns } = definitions;
	sheet.set(2, 2, definitions.title, "title");
	sheet.height(2, 34);
	for (const [index, words] of Object.values(columns).entries()) sheet.set(HEADER_ROW, 2 + index, words, "headLeft");
	sheet.height(HEADER_ROW, 24);
	const datum = (id: string) => data.items.find((item) => item.id === id);
	for (const [index, kpi] of kpis.items.entries()) {
		const row = HEADER_ROW + 1 + index;
		const [above, below] = [datum(kpi.numerator), datum(kpi.denominator)];
		const formula = fill(definitions.formula, { numerator: above?.name ?? "", denominator: below?.name ?? "" });
		const sources = new Set([above?.source, below?.source].filter(Boolean));
		const cells = [kpi.name, kpi.definition, formula, [...sources].join(" · "), definitions.better[kpi.better]];
		for (const [place, words] of cells.entries()) sheet.set(row, 2 + place, words, place === 0 ? "name" : "cell");
		sheet.height(row, 34 + 15 * Math.max(0, Math.ceil(kpi.definition.length / 60) - 2));
	}
	return sheet.finish(WIDTHS, { freezePane: { rows: HEADER_ROW, columns: 2 } });
}
