/** Rates a year and terms in months, as people type them with the period beside the number. */
import { type Reading, readAmount, readPercentage, readWholeNumber, type WholeReading } from "./amount.ts";
import type { Decimal } from "./money.ts";
import { plainNumber } from "./typed-number.ts";

/** A number whose period the person is asked to confirm: given for another, its value is for the one that is asked for. */
interface OtherPeriod {
	/** `unnamed-period`: so low that it may be of a month as well. */
	kind: "other-period" | "unnamed-period";
	value: Decimal;
}

// Whatever the page's language: a price list may be in another.
const A_MONTH =
	/(?:mensual(?:es)?|(?:al |por |cada |\/ ?)mes|monthly|(?:a |per |each |\/ ?)(?:month|mth|mo)|p\.? ?m)\.?$/iu;
const A_YEAR =
	/(?:anual(?:es)?|(?:al |por |cada |\/ ?)a[ñn]o|yearly|annual(?:ly)?|per annum|(?:a |per |each |\/ ?)(?:year|yr)|p\.? ?a|APR|TAE)\.?$/iu;
/** In per cent: what a loan costs a month as often as a year. A lower rate without a word is asked about. */
const SURELY_A_YEAR = 5;
const YEARS = /(?:años?|anos?|years?|yrs?)\.?$/iu;

/** A percentage a year: `1.5 % mensual` is of another period, twelve times as much a year; `1.5` alone may be of either. */
export function readAnnualRate(typed: string): Reading | OtherPeriod {
	const text = plainNumber(typed).replace(/\s+/g, " ");
	const reading = readPercentage(text.replace(A_MONTH, "").replace(A_YEAR, ""));
	if (reading.kind === "empty" && text !== "") return { kind: "not-a-number" };
	if (A_MONTH.test(text)) return timesTwelve(reading);
	const isSure =
		reading.kind !== "number" || reading.value.eq(0) || reading.value.gte(SURELY_A_YEAR) || A_YEAR.test(text);
	return isSure ? reading : { kind: "unnamed-period", value: reading.value };
}

/** A whole number of months. `24 meses` is 24; `3 años` is of another period, 36. */
export function readMonths(typed: string): WholeReading | OtherPeriod {
	const text = typed.trim();
	if (!YEARS.test(text)) return readWholeNumber(text);
	const months = timesTwelve(readAmount(text.replace(YEARS, "")));
	return months.kind === "other-period" && !months.value.round(0).eq(months.value) ? { kind: "not-whole" } : months;
}

function timesTwelve(reading: Reading): Reading | OtherPeriod {
	if (reading.kind === "number") return { kind: "other-period", value: reading.value.times(12) };
	return reading.kind === "empty" ? { kind: "not-a-number" } : reading;
}
