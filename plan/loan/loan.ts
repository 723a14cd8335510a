/** A loan of equal instalments, in arrears, one a month (French system), rounded half up to the cent; the last settles the rest. */
import { Cents, Decimal, sum, toCents } from "../numbers/money.ts";

/** What an offer says. Money is of one currency, in units of two decimals. */
export interface LoanTerms {
	price: Decimal;
	/** What is paid at once, and so not borrowed. */
	downPayment: Decimal;
	/** Nominal rate a year, in per cent; a twelfth of it is charged each month on what is still owed. */
	annualRate: Decimal;
	/** Whether the rate is an APR (12 CFR 1026, appendix J): with the opening fee inside and the insurance outside. */
	isApr?: boolean;
	/** A whole number from 1. */
	months: number;
	/** Opening fee in per cent of what is borrowed, paid when the loan is. */
	openingFee: Decimal;
	monthlyInsurance: Decimal;
}

export type Loan = ReturnType<typeof loan>;
export type Instalment = Loan["instalments"][number];

/** Significant digits of powers; exact ones of hundreds of months would have thousands. */
const DIGITS = 60;

/** @throws RangeError if nothing is borrowed, the months are no whole number from 1, or the fee costs more than the APR says */
export function loan(terms: LoanTerms) {
	const borrowed = terms.price.minus(terms.downPayment);
	if (borrowed.lte(0)) throw new RangeError("Nothing is borrowed");
	if (!Number.isInteger(terms.months) || terms.months < 1) throw new RangeError("Months are a whole number from 1");
	const fee = feeOf(terms);
	const annualRate = terms.isApr ? nominalRate(terms) : terms.annualRate;
	if (!annualRate) throw new RangeError("The fee costs more than the APR says");
	const instalments = schedule(borrowed, { ...terms, annualRate });
	const payments = instalments.map(({ payment }) => payment);
	const total = sum(payments).plus(fee);
	return {
		borrowed,
		/** Paid once, at the beginning. */
		fee,
		/** What is paid each month, insurance included; only the last month may differ, by the cents that rounding left. */
		payment: payments[0] as Decimal,
		instalments,
		interest: sum(instalments.map(({ interest }) => interest)),
		/** All that is paid to the lender: instalments, insurance and fee. */
		total,
		cost: total.minus(borrowed),
		/** Effective annual cost in per cent, of two decimals; undefined if the fee leaves nothing to receive. */
		annualCost: annualCost(
			borrowed.minus(fee).toNumber(),
			payments.map((payment) => payment.toNumber()),
		),
	};
}

/** `P·i / (1 − (1 + i)^−n)`, or `P / n` at rate 0 (PMT), rounded half up to the cent. @param rate of a month, as a fraction */
export function instalmentOf(borrowed: Decimal, rate: Decimal, months: number): Decimal {
	if (rate.eq(0)) return toCents(borrowed.div(months));
	const grown = power(rate.plus(1), months);
	return toCents(borrowed.times(rate).times(grown).div(grown.minus(1)));
}

const feeOf = ({ price, downPayment, openingFee }: LoanTerms): Decimal =>
	toCents(price.minus(downPayment).times(openingFee).div(100));

/** The nominal rate a year behind an APR, in per cent; undefined if the fee alone costs more than the APR says. */
export function nominalRate(terms: LoanTerms): Decimal | undefined {
	const { price, downPayment, annualRate, months } = terms;
	const borrowed = price.minus(downPayment).toNumber();
	const received = borrowed - feeOf(terms).toNumber();
	// A rate, and not money: rounded to the cent, the instalment would move it.
	const rate = annualRate.toNumber() / 1200;
	const instalment = rate === 0 ? received / months : (received * rate) / (1 - (1 + rate) ** -months);
	if (instalment * months < borrowed - 1e-6) return undefined;
	const nominal = monthlyRate(borrowed, Array<number>(months).fill(instalment)) ?? 0;
	return new Decimal((nominal * 1200).toFixed(10));
}

function schedule(borrowed: Decimal, { annualRate, months, monthlyInsurance: insurance }: LoanTerms) {
	const equal = instalmentOf(borrowed, annualRate.div(1200), months);
	let balance = borrowed;
	return Array.from({ length: months }, (_, index) => {
		const interest = monthlyInterest(balance, annualRate);
		// Cents that are rounded up each month may settle a tiny loan before its last one.
		const isLast = index === months - 1 || equal.minus(interest).gt(balance);
		const principal = isLast ? balance : equal.minus(interest);
		balance = balance.minus(principal);
		const payment = principal.plus(interest).plus(insurance);
		// The balance is what is still owed after it.
		return { month: index + 1, principal, interest, insurance, payment, balance };
	});
}

/** A month's interest on the balance. Dividing last, to the cent, is exact and much faster than a long fraction. */
const monthlyInterest = (balance: Decimal, annualRate: Decimal): Decimal =>
	new Decimal(new Cents(balance.times(annualRate)).div(1200));

/** By squaring. */
function power(base: Decimal, exponent: number): Decimal {
	let [result, square] = [new Decimal(1), base];
	for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
		if (left % 2 === 1) result = result.times(square).prec(DIGITS);
		square = square.times(square).prec(DIGITS);
	}
	return result;
}

/** The TAE (Directive 2008/48/EC, Annex I) in per cent, two decimals: `Σ payment / (1 + r)^month = received`; undefined for nothing received. */
export function annualCost(received: number, payments: readonly number[]): Decimal | undefined {
	const rate = monthlyRate(received, payments);
	const yearly = ((1 + (rate ?? Number.NaN)) ** 12 - 1) * 100;
	return Number.isFinite(yearly) ? new Decimal(yearly).round(2, Decimal.roundHalfUp) : undefined;
}

/** The internal rate of return of a month, as a fraction, in floating-point numbers; undefined if nothing was received. */
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
const presentValue = (payments: readonly number[], rate: number): number =>
	payments.reduceRight((later, payment) => (later + payment) / (1 + rate), 0);
