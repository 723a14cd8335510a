import { writeXlsx } from "hucre/xlsx";
import type { PlanWords } from "../../../content-model/plan/files.ts";
import type { Site } from "../../../content-model/site.ts";
import { budgetSheet } from "./budget-sheet.ts";
import { loanSheet } from "./loan-sheet.ts";
import { monthSheet } from "./month-sheet.ts";
import { questionSheet } from "./question-sheet.ts";
import { staySheet } from "./stay-sheet.ts";

/** The tools of `/mi-plan` as a workbook (.xlsx): the same calculation, as formulas, for whoever has no script. */
export async function planWorkbook(plan: PlanWords, site: Site): Promise<Uint8Array> {
	const { title, date } = plan.workbook;
	const day = new Date(`${date}T12:00:00Z`);
	return writeXlsx({
		sheets: [budgetSheet(plan), loanSheet(plan), monthSheet(plan), staySheet(plan), questionSheet(plan)],
		properties: { title, subject: title, creator: site.name, company: site.name, created: day, modified: day },
		defaultFont: { name: "Calibri", size: 11 },
		activeSheet: 0,
	});
}
