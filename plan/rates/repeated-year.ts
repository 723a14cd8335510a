/** What another year of the same clinic could have looked like, drawn by chance. */
import type { ClinicYear } from "./success-rates.ts";

/**
 * As many cycles as before. Each goes a step further as often as it did in the year that is repeated, by a throw of its own.
 * @param chance a number from 0 to below 1, another at each call
 */
export function repeatedYear({ started, retrievals, transfers, positives, births }: ClinicYear, chance: () => number) {
	const reach = (from: number, counted: number, of: number) =>
		Array.from({ length: from }, chance).filter((thrown) => thrown * of < counted).length;
	const year = { started, retrievals: reach(started, retrievals, started), transfers: 0, positives: 0, births: 0 };
	year.transfers = reach(year.retrievals, transfers, retrievals);
	year.positives = reach(year.transfers, positives, transfers);
	year.births = reach(year.positives, births, positives);
	return year satisfies ClinicYear;
}
