/**
 * Added before rounding, because the binary fraction that a spreadsheet computes may lie just below the half cent it
 * stands for. It is smaller than the distance from a half cent to the next lower result of these sheets: an amount with
 * cents times a percentage with two decimals, divided by twelve, is a multiple of about 8E-8.
 */
const ROUNDING_EPSILON = "1E-8";

/** A formula whose result is rounded half up to the cent, as on the page; of no negative amount. */
export function toCents(formula: string): string {
	return `ROUND(${formula}+${ROUNDING_EPSILON},2)`;
}
