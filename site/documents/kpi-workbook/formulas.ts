import { at, quoted } from "../spreadsheet/address.ts";
import { KPI_COLUMNS, months } from "./layout.ts";

/** The two counts a KPI is made of: their rows on the data sheet. */
export interface Counts {
	/** Name of the data sheet. */
	sheet: string;
	numerator: number;
	denominator: number;
}

/** A KPI in one month; empty until both counts are there, and where nothing can be divided by. */
export function monthFormula({ sheet, numerator, denominator }: Counts, column: number): string {
	const [above, below] = [numerator, denominator].map((row) => `'${sheet}'!${at(row, column)}`);
	return `IF(OR(${above}="",${below}="",${below}=0),"",${above}/${below})`;
}

/**
 * A KPI over the year: cases are added up, then divided. A month counts where its own cell has a value.
 * @param row of the KPI on its own sheet
 */
export function yearFormula({ sheet, numerator, denominator }: Counts, row: number): string {
	const own = months(row);
	const [above, below] = [numerator, denominator].map((place) => `SUMIF(${own},">=0",'${sheet}'!${months(place)})`);
	return `IF(COUNT(${own})=0,"",${above}/${below})`;
}

/** The mean of the months that have a value. */
export function averageFormula(row: number): string {
	return `IFERROR(AVERAGE(${months(row)}),"")`;
}

/** Whether the year meets the target; empty until both are there. */
export function statusFormula(row: number, better: "higher" | "lower", reached: string, missed: string): string {
	const year = at(row, KPI_COLUMNS.year);
	const target = at(row, KPI_COLUMNS.target);
	const meets = better === "higher" ? ">=" : "<=";
	return `IF(OR(${year}="",${target}=""),"",IF(${year}${meets}${target},${quoted(reached)},${quoted(missed)}))`;
}

/** A count's total; empty until a month has one. */
export function totalFormula(row: number): string {
	return `IF(COUNT(${months(row)})=0,"",SUM(${months(row)}))`;
}
