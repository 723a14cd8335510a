import { writeXlsx } from "hucre/xlsx";
import type { KpiWorkbook } from "../../../content-model/documents/kpi-workbook.ts";
import type { Site } from "../../../content-model/site.ts";
import { chartSheet } from "./chart-sheet.ts";
import { dataSheet } from "./data-sheet.ts";
import { definitionSheet } from "./definition-sheet.ts";
import { exampleSheet } from "./example-sheet.ts";
import { instructionSheet } from "./instruction-sheet.ts";
import { kpiSheet } from "./kpi-sheet.ts";

/** The workbook of fifteen KPIs (.xlsx), with its formulas, ready to be filled in. */
export async function kpiWorkbook(workbook: KpiWorkbook, site: Site): Promise<Uint8Array> {
	const { title, subject, date } = workbook;
	const day = new Date(`${date}T12:00:00Z`);
	return writeXlsx({
		sheets: [
			instructionSheet(workbook),
			dataSheet(workbook),
			kpiSheet(workbook),
			chartSheet(workbook),
			exampleSheet(workbook),
			definitionSheet(workbook),
		],
		properties: {
			title,
			subject,
			description: subject,
			creator: site.name,
			company: site.name,
			created: day,
			modified: day,
		},
		defaultFont: { name: "Calibri", size: 11 },
		activeSheet: 0,
	});
}
