import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAmount, readPercentage } from "./amount.ts";

describe("an amount that is typed", () => {
	it.each([
		["12,5", "12.5"],
		["12.5", "12.5"],
		["RD$ 250,000.00", "250000"],
		["250.000,00", "250000"],
		["US$1,234.56", "1234.56"],
		["1.234,56 €", "1234.56"],
		["1 234 567,89", "1234567.89"],
		["1’234’567.89", "1234567.89"],
		["1,234,567", "1234567"],
		["1.234.567", "1234567"],
		["250,000", "250000"],
		["1500.5", "1500.5"],
		["0.50", "0.5"],
		["0,250", "0.25"],
		["00,250", "0.25"],
		[",250", "0.25"],
		["0.250", "0.25"],
		["999,250", "999250"],
		[".5", "0.5"],
		["7,", "7"],
		["０", "0"],
		["1000000000", "1000000000"],
		["5".padStart(40, "0"), "5"],
	])("%j is %s", (typed, value) => {
		expect(readAmount(typed)).toMatchObject({ kind: "number" });
		expect((readAmount(typed) as { value: object }).value.toString()).toBe(value);
	});

	it.each([
		["250.000", "250", "250000"],
		["1.234", "1.23", "1234"],
	])("%j is asked about: %s or %s", (typed, ...values) => {
		const reading = readAmount(typed);
		expect(reading.kind).toBe("unclear");
		expect((reading as { values: readonly object[] }).values.map(String)).toEqual(values);
	});

	it.each([
		["", "empty"],
		["  ", "empty"],
		[" ".repeat(50), "empty"],
		["-.5", "negative"],
		["RD$", "not-a-number"],
		["mil", "not-a-number"],
		["12a", "not-a-number"],
		["-a5", "not-a-number"],
		["4–5", "not-a-number"],
		["1,23,456", "not-a-number"],
		["1.234.56", "not-a-number"],
		["1,234.567,89", "not-a-number"],
		["12-5", "not-a-number"],
		["0,250,000", "not-a-number"],
		["0,250.00", "not-a-number"],
		["1234,567", "too-many-decimals"],
		[".", "not-a-number"],
		["-5", "negative"],
		["−1.234,00", "negative"],
		["1.2345", "too-many-decimals"],
		["1,234.567", "too-many-decimals"],
		["1000000000.01", "too-large"],
		["9".repeat(41), "not-a-number"],
	])("%j is %s", (typed, kind) => {
		expect(readAmount(typed)).toEqual({ kind });
	});

	it("is read back as it was written, in Spanish of any country", () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 0, max: 99_999_999_999 }),
				fc.constantFrom("es-DO", "es-ES", "en-US"),
				(cents, locale) => {
					const typed = (cents / 100).toLocaleString(locale, { minimumFractionDigits: 2 });
					const reading = readAmount(typed);
					return reading.kind === "number" && reading.value.times(100).eq(cents);
				},
			),
		);
	});

	it("never throws, whatever it is", () => {
		fc.assert(fc.property(fc.string({ maxLength: 60 }), (typed) => readAmount(typed).kind.length > 0));
	});
});

describe("a percentage that is typed", () => {
	it.each([
		["16.5", "16.5"],
		["16,5 %", "16.5"],
		["12.125", "12.125"],
		["0", "0"],
	])("%j is %s", (typed, value) => {
		expect((readPercentage(typed) as { value: object }).value.toString()).toBe(value);
	});
});
