/**
 * What stands between the binary fraction that a spreadsheet reckons with and the half cent it means, and less than lies
 * between a half cent and the next lower result of these sheets: an amount of cents by a rate of two decimals, a twelfth
 * of it, is a multiple of 8E-8.
 */
const HAIR = "1E-8";

/** A formula whose result is rounded half up to the cent, as on the page; of no negative amount. */
export function toCents(formula: string): string {
	return `ROUND(${formula}+${HAIR},2)`;
}
