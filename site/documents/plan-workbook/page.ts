import type { WriteSheet } from "hucre/xlsx";
import type { Sheet } from "../spreadsheet/sheet.ts";

/** Each sheet prints on one Letter sheet, upright; what is not to be written on is locked against slips, without a password. */
export const ONE_PAGE = {
	pageSetup: { paperSize: "letter", orientation: "portrait", fitToPage: true, fitToWidth: 1, fitToHeight: 1 },
	protection: { sheet: true, formatColumns: true, formatRows: true },
} as const satisfies Partial<WriteSheet>;

/** Column B: the first that is used. */
export const FIRST = 2;
/** Three clinics, or three offers. */
export const PLACES = [0, 1, 2] as const;

/** A sheet's title and how it is filled in; the first row below is 5. */
export function writeHead(sheet: Sheet, title: string, lead: string, last: number): void {
	sheet.set(2, FIRST, title, "title");
	sheet.height(2, 34);
	sheet.set(3, FIRST, lead, "text");
	sheet.span(3, FIRST, last);
	sheet.height(3, 46);
}
