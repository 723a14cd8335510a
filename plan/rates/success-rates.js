/** What a clinic's year looks like, depending on what is counted and by what it is divided. */
/** What may be divided by. */
export const DENOMINATORS = ["started", "retrievals", "transfers"];
/** What may be counted as a success. */
export const NUMERATORS = ["births", "positives"];
/** The 97.5th percentile of the standard normal distribution: two sides of 2.5 % leave 95 %. */
const Z = 1.959963984540054;
/**
 * Wilson's score interval at 95 %: between which shares the one behind the cases is likely to lie. Unlike `p ± 2 s` it
 * stays between 0 and 1 and holds with few cases.
 *
 * `(p + z²/2n ± z √(p(1 − p)/n + z²/4n²)) / (1 + z²/n)`: E. B. Wilson, Journal of the American Statistical Association 22
 * (1927), 209-212; advised for few cases by Brown, Cai and DasGupta, Statistical Science 16 (2001), 101-133.
 * @param counted a whole number from 0 to `of`
 * @param of a whole number from 1
 * @throws RangeError where they are not
 */
export function wilsonInterval(counted, of) {
	if (!Number.isInteger(counted) || !Number.isInteger(of) || of < 1 || counted < 0 || counted > of) {
		throw new RangeError(`${counted} of ${of} is no share of cases`);
	}
	const share = counted / of;
	const square = (Z * Z) / of;
	const middle = (share + square / 2) / (1 + square);
	const reach = (Z / (1 + square)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of));
	// Where all or none are counted a bound is exact, which floating numbers miss by their last digit.
	return { low: counted === 0 ? 0 : middle - reach, high: counted === of ? 1 : middle + reach };
}
/** One way to tell the year; undefined where there is nothing to divide by. */
export function successRate(year, numerator, denominator) {
	const of = year[denominator];
	if (of === 0) return undefined;
	const counted = year[numerator];
	return { counted, of, share: counted / of, ...wilsonInterval(counted, of) };
}
/** Years sumYears, as a clinic's groups of ages make its whole. */
export function sumYears(years) {
	const none = { started: 0, retrievals: 0, transfers: 0, positives: 0, births: 0 };
	return years.reduce((all, year) => eachNumber(all, (count, key) => count + year[key]), none);
}
/** The same results of a clinic so many times as large. */
export function timesAsLarge(year, times) {
	return eachNumber(year, (count) => count * times);
}
function eachNumber(year, change) {
	return {
		started: change(year.started, "started"),
		retrievals: change(year.retrievals, "retrievals"),
		transfers: change(year.transfers, "transfers"),
		positives: change(year.positives, "positives"),
		births: change(year.births, "births"),
	};
}
/** The least and the greatest share that years and ways of counting give. */
export function extremes(years) {
	const rates = years.flatMap((year) =>
		NUMERATORS.flatMap((numerator) =>
			DENOMINATORS.flatMap((denominator) => successRate(year, numerator, denominator) ?? []),
		),
	);
	const [first] = rates;
	if (!first) return undefined;
	return {
		least: rates.reduce((least, rate) => (rate.share < least.share ? rate : least), first),
		greatest: rates.reduce((greatest, rate) => (rate.share > greatest.share ? rate : greatest), first),
	};
}
/** A share in whole per cent, as it is read. */
export const inPercent = (share) => Math.round(share * 100);
