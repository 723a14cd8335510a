import { readAmount } from "./amount.ts";
/** A whole number as people type it (months, nights): `24`, `24,0`, `1,000`. `not-whole` where decimals are left. */
export function readWholeNumber(typed) {
	const reading = readAmount(typed);
	// `1.000`, with a single point before three digits, can only mean thousands in a whole number.
	if (reading.kind === "unclear") return { kind: "number", value: reading.values[1] };
	if (reading.kind === "too-many-decimals") return { kind: "not-whole" };
	if (reading.kind === "number" && !reading.value.round(0).eq(reading.value)) return { kind: "not-whole" };
	return reading;
}
