/** What another year of the same clinic could have looked like, drawn by chance. */
import type { ClinicYear } from "./success-rates.ts";

/** Each cycle goes a step further by a throw of its own, as often as in that year. @param chance from 0 to below 1 */
export function repeatedYear({ started, retrievals, transfers, positives, births }: ClinicYear, chance: () => number) {
	const reach = (from: number, counted: number, of: number) =>
		Array.from({ length: from }, chance).filter((thrown) => thrown * of < counted).length;
	const year = { started, retrievals: reach(started, retrievals, started), transfers: 0, positives: 0, births: 0 };
	year.transfers = reach(year.retrievals, transfers, retrievals);
	year.positives = reach(year.transfers, positives, transfers);
	year.births = reach(year.positives, births, positives);
	return year satisfies ClinicYear;
}
