import { at, letter } from "../spreadsheet/address.ts";

/** Where things stand on the data and KPI sheets, which share their rows and months. Rows and columns count from 1. */
export const HEADER_ROW = 5;
export const FIRST_ROW = 6;
/** Column E. */
export const FIRST_MONTH = 5;
export const LAST_MONTH = FIRST_MONTH + 11;

export const KPI_COLUMNS = {
	area: 2,
	name: 3,
	better: 4,
	year: LAST_MONTH + 1,
	average: LAST_MONTH + 2,
	target: LAST_MONTH + 3,
	status: LAST_MONTH + 4,
} as const;

export const DATA_COLUMNS = { area: 2, name: 3, source: 4, total: LAST_MONTH + 1 } as const;

/** The twelve months of a row, `E6:P6`. */
export function months(row: number): string {
	return `${at(row, FIRST_MONTH)}:${at(row, LAST_MONTH)}`;
}

/** The same, wherever it is read from: `$E$6:$P$6`. */
export function fixedMonths(row: number): string {
	return `$${letter(FIRST_MONTH)}$${row}:$${letter(LAST_MONTH)}$${row}`;
}
