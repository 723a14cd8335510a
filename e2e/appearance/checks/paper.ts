/** A page as a printer lays it out, on both sizes of paper that its readers have. */
import type { Page } from "@playwright/test";
import { extractTextItems, getDocumentProxy } from "unpdf";

export const FORMATS = ["A4", "Letter"] as const;
type Format = (typeof FORMATS)[number];

const MAX_SHEETS = 6;
const MAX_SHEETS_OF: Record<string, number> = {
	"/": 8,
	"/agenda-pais": 9,
	"/clinicas-partners": 8,
	// 186 questions, all of them open; 157 took 25.
	"/faq": 28,
	// Fifty questions, two lines below each to write on.
	"/mi-plan/preguntas": 7,
};
/** Lines of text under which a sheet looks forgotten; one that follows others must be worth turning to. */
const MIN_LINES = 5;

/** Where a page takes too many sheets, or one of several is nearly empty. */
export async function paperFaults(page: Page, route: string, format: Format): Promise<string[]> {
	const sheets = await printed(page, format);
	const most = MAX_SHEETS_OF[route] ?? MAX_SHEETS;
	const lines = sheets.map((sheet) => new Set(sheet.map(({ y }) => Math.round(y))).size);
	return [
		...(sheets.length > most ? [`${sheets.length} sheets, at most ${most}`] : []),
		// A page of one sheet may say little.
		...(sheets.length > 1 && Math.min(...lines) < MIN_LINES ? [`lines on the sheets: ${lines.join(", ")}`] : []),
	];
}

/** The texts of every sheet. */
export async function printed(page: Page, format: Format) {
	const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
	const { items } = await extractTextItems(pdf);
	return items.map((sheet) => sheet.filter(({ str }) => str.trim()));
}
