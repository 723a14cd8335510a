/** Turns what was typed of an offer into terms, or into what has to be corrected first. */
import { readAmount, readPercentage } from "../numbers/amount.ts";
import { type Currency, Decimal } from "../numbers/money.ts";
import { readAnnualRate, readMonths } from "../numbers/period.ts";
import { type LoanTerms, loan, nominalRate } from "./loan.ts";
import { OFFER_FIELDS, type Offer, type OfferField } from "./offers.ts";

/** Nominal, a year, in per cent. A higher rate is most likely a typing mistake, or usury. */
export const MAX_RATE = 300;
/** Forty years, longer than any loan. */
export const MAX_MONTHS = 480;
/** In per cent of what is borrowed. */
export const MAX_FEE = 50;

/** What is wrong with a number that can be read. */
export type OfferFault =
	| "no-price"
	| "nothing-borrowed"
	| "down-payment-above-price"
	| "rate-too-high"
	| "no-months"
	| "too-many-months"
	| "fee-too-high"
	| "fee-above-apr"
	| "insurance-above-loan";

/** Without these there is no instalment; the others are zero if they are not typed. */
const NEEDED: readonly OfferField[] = ["price", "annualRate", "months"];

/** Reads an offer; `faults` is about readable numbers only. @param currency of its amounts; one that names another is not read */
export function readOffer(offer: Offer, currency?: Currency) {
	const readings = {
		price: readAmount(offer.price, currency),
		downPayment: readAmount(offer.downPayment, currency),
		annualRate: readAnnualRate(offer.annualRate),
		months: readMonths(offer.months),
		openingFee: readPercentage(offer.openingFee),
		monthlyInsurance: readAmount(offer.monthlyInsurance, currency),
	} satisfies Record<OfferField, { kind: string }>;
	const numbers = Object.fromEntries(
		Object.entries(readings).map(([field, reading]) => [field, reading.kind === "number" ? reading.value : undefined]),
	) as Record<OfferField, Decimal | undefined>;
	const faults = faultsOf(numbers);
	const missing = NEEDED.filter((field) => readings[field].kind === "empty");
	const isReadable = Object.values(readings).every(({ kind }) => kind === "number" || kind === "empty");
	if (missing.length > 0 || !isReadable || Object.keys(faults).length > 0)
		return { kind: "incomplete" as const, missing, faults };
	const known = Object.fromEntries(OFFER_FIELDS.map((field) => [field, numbers[field] ?? new Decimal(0)])) as Record<
		OfferField,
		Decimal
	>;
	const terms: LoanTerms = { ...known, isApr: offer.rateKind === "apr", months: known.months.toNumber() };
	if (terms.isApr && !nominalRate(terms))
		return { kind: "incomplete" as const, missing, faults: { ...faults, openingFee: "fee-above-apr" as const } };
	return { kind: "complete" as const, terms };
}

/** An offer as it was read, and what it comes to once it is complete. */
export function work(offer: Offer, currency: Currency) {
	const reading = readOffer(offer, currency);
	const terms = reading.kind === "complete" ? reading.terms : undefined;
	return { reading, terms, loan: terms && loan(terms) };
}

function faultsOf({ price, downPayment, annualRate, months, openingFee, monthlyInsurance }: Numbers) {
	const faults: Partial<Record<OfferField, OfferFault>> = {};
	const borrowed = price?.minus(downPayment ?? 0);
	if (price?.eq(0)) faults.price = "no-price";
	else if (price && downPayment?.gt(price)) faults.downPayment = "down-payment-above-price";
	else if (borrowed?.eq(0)) faults.downPayment = "nothing-borrowed";
	if (annualRate?.gt(MAX_RATE)) faults.annualRate = "rate-too-high";
	if (months?.eq(0)) faults.months = "no-months";
	else if (months?.gt(MAX_MONTHS)) faults.months = "too-many-months";
	if (openingFee?.gt(MAX_FEE)) faults.openingFee = "fee-too-high";
	if (borrowed?.gt(0) && monthlyInsurance?.gt(borrowed)) faults.monthlyInsurance = "insurance-above-loan";
	return faults;
}

type Numbers = Record<OfferField, Decimal | undefined>;
