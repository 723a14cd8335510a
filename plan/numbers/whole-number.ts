import { type Reading, readAmount } from "./amount.ts";

export type WholeReading = Reading | { kind: "not-whole" };

/** What people write after a count, which its field says anyway. */
const UNIT = /(?:noches?|años?|mes(?:es)?|nights?|years?|months?)\.?$/iu;

/** A whole number as people type it (months, nights): `24`, `24,0`, `1,000`, `24 meses`. `not-whole` if decimals are left. */
export function readWholeNumber(typed: string): WholeReading {
	const reading = readAmount(typed.trim().replace(UNIT, ""));
	if (reading.kind === "empty" && typed.trim() !== "") return { kind: "not-a-number" };
	// `1.000`, with a single point before three digits, can only mean thousands in a whole number.
	if (reading.kind === "unclear") return { kind: "number", value: reading.values[1] };
	if (reading.kind === "too-many-decimals") return { kind: "not-whole" };
	if (reading.kind === "number" && !reading.value.round(0).eq(reading.value)) return { kind: "not-whole" };
	return reading;
}
