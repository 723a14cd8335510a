/** Effective annual cost of a loan: the yearly rate at which what is paid is worth what was received. */
import { Decimal } from "../numbers/decimal.ts";

/**
 * The TAE, as Directive 2008/48/EC, Annex I, defines the annual percentage rate of charge, for payments a month apart:
 * `Σ payment / (1 + r)^month = received`, `TAE = (1 + r)^12 − 1`. It is the spreadsheet's `(1 + IRR)^12 − 1`.
 * @param received when the loan is paid out, after fees
 * @param payments one a month, from the first month on
 * @returns per cent, rounded to two decimals; undefined if nothing was received
 */
export function annualCost(received: number, payments: readonly number[]): Decimal | undefined {
	const rate = monthlyRate(received, payments);
	const yearly = ((1 + (rate ?? Number.NaN)) ** 12 - 1) * 100;
	return Number.isFinite(yearly) ? new Decimal(yearly).round(2, Decimal.roundHalfUp) : undefined;
}

/**
 * The rate of a month at which payments are worth what was received: their internal rate of return. Rates are not money:
 * the search uses floating-point numbers, far more precise than the two decimals that are shown.
 * @returns a fraction; undefined if nothing was received
 */
export function monthlyRate(received: number, payments: readonly number[]): number | undefined {
	if (received <= 0) return undefined;
	// Less may be paid than was received only by cents that rounding left.
	if (presentValue(payments, 0) <= received) return 0;
	let [low, high] = [0, 1];
	while (presentValue(payments, high) > received) [low, high] = [high, high * 2];
	// Each step halves what is left between them, until no floating number lies there.
	for (let middle = (low + high) / 2; middle > low && middle < high; middle = (low + high) / 2) {
		if (presentValue(payments, middle) > received) low = middle;
		else high = middle;
	}
	return high;
}

/** What payments are worth at the beginning, at a rate of a month: Horner's scheme. */
function presentValue(payments: readonly number[], rate: number): number {
	return payments.reduceRight((later, payment) => (later + payment) / (1 + rate), 0);
}
