/** From what was typed of an offer to terms that can be worked out, or to what has to be mended first. */
import { readAmount, readPercentage } from "../numbers/amount.ts";
import { Decimal } from "../numbers/decimal.ts";
import { readWholeNumber } from "../numbers/whole-number.ts";
/** Nominal, a year, in per cent. Beyond it somebody most likely typed something else, or must be told that it is usury. */
export const MAX_RATE = 300;
/** Forty years, longer than any loan. */
export const MAX_MONTHS = 480;
/** In per cent of what is borrowed. */
export const MAX_FEE = 50;
/** Without these there is no instalment; what is not typed of the others is nought. */
const NEEDED = ["price", "annualRate", "months"];
/** Reads an offer. Unreadable numbers are reported by their fields; `faults` is about readable ones only. */
export function readOffer(offer) {
	const readings = {
		price: readAmount(offer.price),
		downPayment: readAmount(offer.downPayment),
		annualRate: readPercentage(offer.annualRate),
		months: readWholeNumber(offer.months),
		openingFee: readPercentage(offer.openingFee),
		monthlyInsurance: readAmount(offer.monthlyInsurance),
	};
	const numbers = Object.fromEntries(
		Object.entries(readings).map(([field, reading]) => [field, reading.kind === "number" ? reading.value : undefined]),
	);
	const faults = faultsOf(numbers);
	const missing = NEEDED.filter((field) => readings[field].kind === "empty");
	const isReadable = Object.values(readings).every(({ kind }) => kind === "number" || kind === "empty");
	if (missing.length > 0 || !isReadable || Object.keys(faults).length > 0)
		return { kind: "incomplete", missing, faults };
	const value = (field) => numbers[field] ?? new Decimal(0);
	return {
		kind: "complete",
		terms: {
			price: value("price"),
			downPayment: value("downPayment"),
			annualRate: value("annualRate"),
			months: value("months").toNumber(),
			openingFee: value("openingFee"),
			monthlyInsurance: value("monthlyInsurance"),
		},
	};
}
function faultsOf({ price, downPayment, annualRate, months, openingFee, monthlyInsurance }) {
	const faults = {};
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
