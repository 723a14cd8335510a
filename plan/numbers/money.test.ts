import fc from "fast-check";
import { expect, it } from "vitest";
import { readAmount } from "./amount.ts";
import { CURRENCIES, Decimal, showAmount, showMoney, showPercentage } from "./money.ts";

it.each([
	["0", "0.00"],
	["999.9", "999.90"],
	["1000", "1,000.00"],
	["1234567.89", "1,234,567.89"],
	["-1234.5", "-1,234.50"],
])("%s is shown as %s", (amount, shown) => {
	expect(showAmount(new Decimal(amount))).toBe(shown);
});

it("says the currency, and per cent", () => {
	expect(CURRENCIES.map((currency) => showMoney(new Decimal(1500), currency))).toEqual([
		"US$\u{A0}1,500.00",
		"RD$\u{A0}1,500.00",
		"EUR\u{A0}1,500.00",
	]);
	expect(showPercentage(new Decimal("17.8"), "{number} %")).toBe("17.80\u{A0}%");
	expect(showPercentage(new Decimal("17.8"), "{number}%")).toBe("17.80%");
});

it("is read back as it is shown", () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), fc.constantFrom(...CURRENCIES), (cents, currency) => {
			const reading = readAmount(showMoney(new Decimal(cents).div(100), currency));
			return reading.kind === "number" && reading.value.times(100).eq(cents);
		}),
	);
});
