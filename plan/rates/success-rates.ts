/** What a clinic's year looks like, depending on what is counted and by what it is divided. */

/** What became of the cycles that were started; each number is at most the one before it. */
export interface ClinicYear {
	/** Cycles for which medicines were begun, the ones that were stopped among them. */
	started: number;
	retrievals: number;
	/** One a retrieval at most: the first. */
	transfers: number;
	positives: number;
	/** Births of one or more living babies. */
	births: number;
}

export const DENOMINATORS = ["started", "retrievals", "transfers"] as const;
export type Denominator = (typeof DENOMINATORS)[number];

export const NUMERATORS = ["births", "positives"] as const;
export type Numerator = (typeof NUMERATORS)[number];

/** A rate with what it was made from. Shares run from 0 to 1. */
export type Rate = NonNullable<ReturnType<typeof successRate>>;

/** The 97.5th percentile of the standard normal distribution: two sides of 2.5 % leave 95 %. */
const Z = 1.959963984540054;

/** Wilson's interval at 95 % (JASA 22, 1927, 209-212; advised for few cases: Statistical Science 16, 2001). */
export function wilsonInterval(counted: number, of: number): { low: number; high: number } {
	const share = counted / of;
	const square = (Z * Z) / of;
	const middle = (share + square / 2) / (1 + square);
	const reach = (Z / (1 + square)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of));
	// If all or none are counted, a bound is exact, which floating numbers miss by their last digit.
	return { low: counted === 0 ? 0 : middle - reach, high: counted === of ? 1 : middle + reach };
}

/** One way to count the year; undefined if there is nothing to divide by. */
export function successRate(year: ClinicYear, numerator: Numerator, denominator: Denominator) {
	const of = year[denominator];
	if (of === 0) return undefined;
	const counted = year[numerator];
	return { counted, of, share: counted / of, ...wilsonInterval(counted, of) };
}

/** Another year of the same clinic, drawn by chance: each cycle goes a step further by a throw of its own, as often as in that year. @param chance from 0 to below 1 */
export function repeatedYear({ started, retrievals, transfers, positives, births }: ClinicYear, chance: () => number) {
	const reach = (from: number, counted: number, of: number) =>
		Array.from({ length: from }, chance).filter((thrown) => thrown * of < counted).length;
	const year = { started, retrievals: reach(started, retrievals, started), transfers: 0, positives: 0, births: 0 };
	year.transfers = reach(year.retrievals, transfers, retrievals);
	year.positives = reach(year.transfers, positives, transfers);
	year.births = reach(year.positives, births, positives);
	return year satisfies ClinicYear;
}

/** Years added up, as a clinic's age groups make its total. */
export function sumYears(years: readonly ClinicYear[]): ClinicYear {
	const none = { started: 0, retrievals: 0, transfers: 0, positives: 0, births: 0 };
	return years.reduce((all, year) => eachNumber(all, (count, key) => count + year[key]), none as ClinicYear);
}

/** The same results of a clinic that is several times as large. */
export const timesAsLarge = (year: ClinicYear, times: number): ClinicYear => eachNumber(year, (count) => count * times);

function eachNumber(year: ClinicYear, change: (count: number, key: keyof ClinicYear) => number): ClinicYear {
	const counts = Object.entries(year) as [keyof ClinicYear, number][];
	return Object.fromEntries(counts.map(([key, count]) => [key, change(count, key)])) as unknown as ClinicYear;
}

/** The least and the greatest share that years and ways of counting give. */
export function extremes(years: readonly ClinicYear[]): { least: Rate; greatest: Rate } | undefined {
	const rates = years.flatMap((year) =>
		NUMERATORS.flatMap((numerator) =>
			DENOMINATORS.flatMap((denominator) => successRate(year, numerator, denominator) ?? []),
		),
	);
	rates.sort((one, other) => one.share - other.share);
	const [least, greatest] = [rates[0], rates.at(-1)];
	return least && greatest && { least, greatest };
}

export const inPercent = (share: number): number => Math.round(share * 100);
