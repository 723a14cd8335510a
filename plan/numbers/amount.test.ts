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
		["RD $5,000", "5000"],
		["RD$ 5.000,00", "5000"],
		["R.D.$5,000", "5000"],
		["rd 5000", "5000"],
		["US $5000", "5000"],
		["US$ 5000", "5000"],
		["U$S 5000", "5000"],
		["U.S. $5,000.00", "5000"],
		["$5,000.00 USD", "5000"],
		["5000 USD", "5000"],
		["US5000", "5000"],
		["USD5000", "5000"],
		["US$ 5,000 dólares americanos", "5000"],
		["5000 pesos", "5000"],
		["5,000 pesos dominicanos", "5000"],
		["5000 Dominican pesos", "5000"],
		["5000 dolares", "5000"],
		["5000 dollars", "5000"],
		["5.000,50 euros", "5000.5"],
		["€5000", "5000"],
		["5 mil", "5000"],
		["~5000", "5000"],
		["unos 5 mil", "5000"],
		["5,000 aprox.", "5000"],
		["5mil pesos", "5000"],
		["RD$ 5.5 mil", "5500"],
		["5k", "5000"],
		["US$5K", "5000"],
		["1,25 millones", "1250000"],
		["1.5 million dollars", "1500000"],
		["2MM", "2000000"],
		["5 thousand", "5000"],
		["5'000", "5000"],
		["5´000", "5000"],
		["5`000", "5000"],
		["1'500,000.00", "1500000"],
		["5\u00a0000", "5000"],
		["5\u202f000,50", "5000.5"],
		["5\u2009000", "5000"],
		["\u200b5,000\u200b", "5000"],
		["\u200e5,000\u200f", "5000"],
		["５，０００．５０", "5000.5"],
		["٥٠٠٠", "5000"],
		["۵۰۰۰", "5000"],
		["5,000.oo", "5000"],
		["5,000.--", "5000"],
		["5000.-", "5000"],
		["5000,–", "5000"],
		["+5000", "5000"],
		["5_000", "5000"],
		["5,000 approximately", "5000"],
		["casi 5000", "5000"],
		["aproximadamente 5 mil", "5000"],
		["U.S.D. 5,000", "5000"],
		["US$. 5,000", "5000"],
		["RD$. 5,000", "5000"],
		["RD$.50", "0.5"],
		["٥٬٠٠٠٫٥", "5000.5"],
		["5".padStart(40, "0"), "5"],
	])("%j is %s", (typed, value) => {
		expect(readAmount(typed)).toMatchObject({ kind: "number" });
		expect((readAmount(typed) as { value: object }).value.toString()).toBe(value);
	});

	it.each([
		["250.000", "250", "250000"],
		["1.234", "1.23", "1234"],
		["RD$ 5.000", "5", "5000"],
		["5.000 pesos", "5", "5000"],
		["5m", "5000", "5000000"],
		["1.5 M", "1500", "1500000"],
		["1.250 mil", "1250", "1250000"],
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
		["5,000 - 6,000", "not-a-number"],
		["12 5", "not-a-number"],
		["5 00", "not-a-number"],
		["1 2345", "not-a-number"],
		["5 mil 500", "not-a-number"],
		["mil mil", "not-a-number"],
		["5 plus", "not-a-number"],
		["US$", "not-a-number"],
		["-RD$ 5", "negative"],
		["1001 millones", "too-large"],
		["1.000001 mil", "too-many-decimals"],
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
		["5800¹", "not-a-number"],
		["US$ 5,800.00²", "not-a-number"],
		["5⁰", "not-a-number"],
		["5₂", "not-a-number"],
		["5½", "not-a-number"],
	])("%j is %s", (typed, kind) => {
		expect(readAmount(typed)).toEqual({ kind });
	});

	it.each([
		["RD$ 5,000", "DOP", "number"],
		["RD$ 5,000", "USD", "other-currency"],
		["5000 pesos", "EUR", "other-currency"],
		["US$ 5,000", "DOP", "other-currency"],
		["5,000 USD", "USD", "number"],
		["5 mil dólares", "DOP", "other-currency"],
		["€ 5.000", "USD", "other-currency"],
		["US$ 5,000 pesos", "USD", "other-currency"],
		["$5,000", "USD", "number"],
		["$5,000", "DOP", "number"],
		["$5,000", "EUR", "other-currency"],
		["5,000", "EUR", "number"],
		["RD$ cinco", "USD", "not-a-number"],
	] as const)("%j where %s is asked for is %s", (typed, currency, kind) => {
		expect(readAmount(typed, currency).kind).toBe(kind);
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
		["16.5 por ciento", "16.5"],
		["16.5 percent", "16.5"],
		["１６．５％", "16.5"],
		["16٫5٪", "16.5"],
		["RD$ 60.25", "60.25"],
		["60.25 pesos", "60.25"],
		["12.125", "12.125"],
		["0", "0"],
	])("%j is %s", (typed, value) => {
		expect((readPercentage(typed) as { value: object }).value.toString()).toBe(value);
	});
});
