/** Effective annual cost of a loan: the yearly rate at which what is paid is worth what was received. */
import { Decimal } from "../numbers/decimal.ts";
/**
 * The TAE, as Directive 2008/48/EC, Annex I, defines the annual percentage rate of charge, for payments a month apart:
 * `Σ payment / (1 + r)^month = received`, `TAE = (1 + r)^12 − 1`. It is the spreadsheet's `(1 + IRR)^12 − 1`. Rates are
 * not money: the search uses floating-point numbers, far more precise than the two decimals that are shown.
 * @param received when the loan is paid out, after fees
 * @param payments one a month, from the first month on
 * @returns per cent, rounded to two decimals; undefined where nothing was received
 */
export function annualCost(received, payments) {
	if (received <= 0) return undefined;
	// Less may be paid than was received only by cents that rounding left.
	if (presentValue(payments, 0) <= received) return new Decimal(0);
	let [low, high] = [0, 1];
	while (presentValue(payments, high) > received) [low, high] = [high, high * 2];
	// Each step halves what is left between them, until no floating number lies there.
	for (let middle = (low + high) / 2; middle > low && middle < high; middle = (low + high) / 2) {
		if (presentValue(payments, middle) > received) low = middle;
		else high = middle;
	}
	const yearly = ((1 + high) ** 12 - 1) * 100;
	return Number.isFinite(yearly) ? new Decimal(yearly).round(2, Decimal.roundHalfUp) : undefined;
}
/** What payments are worth at the beginning, at a rate of a month: Horner's scheme. */
function presentValue(payments, rate) {
	return payments.reduceRight((later, payment) => (later + payment) / (1 + rate), 0);
}
