/**
 * What a loan of equal instalments costs: the French system of amortisation, in arrears, one instalment a month.
 * Money is decimal and rounded half up to the cent each month, as a statement of account is; the last instalment settles
 * what rounding left.
 */
import { Cents, Decimal, sum, toCents } from "../numbers/decimal.ts";
import { annualCost } from "./annual-cost.ts";

/** Significant digits of powers; exact ones of hundreds of months would have thousands. */
const DIGITS = 60;
/** @throws RangeError where nothing is borrowed, or the months are no whole number from 1 */
export function loan(terms) {
	const borrowed = terms.price.minus(terms.downPayment);
	if (borrowed.lte(0)) throw new RangeError("Nothing is borrowed");
	if (!Number.isInteger(terms.months) || terms.months < 1) throw new RangeError("Months are a whole number from 1");
	const fee = toCents(borrowed.times(terms.openingFee).div(100));
	const instalments = schedule(borrowed, terms);
	const paid = sum(instalments.map(({ payment }) => payment)).plus(fee);
	return {
		borrowed,
		fee,
		payment: instalments[0].payment,
		instalments,
		interest: sum(instalments.map(({ interest }) => interest)),
		total: paid,
		cost: paid.minus(borrowed),
		annualCost: annualCost(
			borrowed.minus(fee).toNumber(),
			instalments.map(({ payment }) => payment.toNumber()),
		),
	};
}
/**
 * The instalment of principal and interest: `P·i / (1 − (1 + i)^−n)`, or `P / n` at rate 0; the function PMT of
 * spreadsheets, rounded half up to the cent.
 * @param rate of a month, as a fraction
 */
export function instalmentOf(borrowed, rate, months) {
	if (rate.eq(0)) return toCents(borrowed.div(months));
	const grown = power(rate.plus(1), months);
	return toCents(borrowed.times(rate).times(grown).div(grown.minus(1)));
}
function schedule(borrowed, { annualRate, months, monthlyInsurance: insurance }) {
	const equal = instalmentOf(borrowed, annualRate.div(1200), months);
	let balance = borrowed;
	return Array.from({ length: months }, (_, index) => {
		const interest = monthlyInterest(balance, annualRate);
		// Cents that are rounded up each month may settle a tiny loan before its last one.
		const isLast = index === months - 1 || equal.minus(interest).gt(balance);
		const principal = isLast ? balance : equal.minus(interest);
		balance = balance.minus(principal);
		return {
			month: index + 1,
			principal,
			interest,
			insurance,
			payment: principal.plus(interest).plus(insurance),
			balance,
		};
	});
}
/** A month's interest on the balance. Dividing last, to the cent, is exact and much faster than a long fraction. */
function monthlyInterest(balance, annualRate) {
	return new Decimal(new Cents(balance.times(annualRate)).div(1200));
}
/** By squaring. */
function power(base, exponent) {
	let [result, square] = [new Decimal(1), base];
	for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
		if (left % 2 === 1) result = result.times(square).prec(DIGITS);
		square = square.times(square).prec(DIGITS);
	}
	return result;
}
