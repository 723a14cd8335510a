import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Decimal, sum } from "../numbers/decimal.ts";
import { type LoanTerms, loan } from "./loan.ts";

const terms = (given: Partial<Record<keyof LoanTerms, number | string>>): LoanTerms => ({
	price: new Decimal(given.price ?? 1000),
	downPayment: new Decimal(given.downPayment ?? 0),
	annualRate: new Decimal(given.annualRate ?? 0),
	months: Number(given.months ?? 12),
	openingFee: new Decimal(given.openingFee ?? 0),
	monthlyInsurance: new Decimal(given.monthlyInsurance ?? 0),
});

const results = (given: Parameters<typeof terms>[0]) => {
	const { payment, total, cost, annualCost } = loan(terms(given));
	return [payment, total, cost].map((one) => one.toFixed(2)).concat(annualCost?.toFixed(2) ?? "none");
};

describe("a loan of equal instalments", () => {
	it("says what each month, all of them, the credit and a year cost", () => {
		expect(results({ price: 9530, downPayment: 2000, annualRate: 16.5, months: 24 })).toEqual([
			"370.49",
			"8891.88",
			"1361.88",
			"17.81",
		]);
	});

	it("costs nothing at rate 0", () => {
		expect(results({ price: 1000, months: 12 })).toEqual(["83.33", "1000.00", "0.00", "0.00"]);
	});

	it("may be one instalment", () => {
		expect(results({ price: 1000, annualRate: 12, months: 1 })).toEqual(["1010.00", "1010.00", "10.00", "12.68"]);
	});

	it("is dearer by a year with a fee and insurance, which the instalment's rate does not show", () => {
		expect(results({ price: 10_000, annualRate: 12, months: 12, openingFee: 3, monthlyInsurance: 10 })).toEqual([
			"898.49",
			"11081.86",
			"1081.86",
			"21.92",
		]);
	});

	it("is refused where nothing is borrowed, or the months are none", () => {
		expect(() => loan(terms({ price: 100, downPayment: 100 }))).toThrow(RangeError);
		expect(() => loan(terms({ months: 0 }))).toThrow(RangeError);
		expect(() => loan(terms({ months: 1.5 }))).toThrow(RangeError);
	});

	it("repays exactly what was borrowed, in cents that add up", () => {
		const cents = (most: number) => fc.integer({ min: 1, max: most }).map((one) => new Decimal(one).div(100));
		const any = fc.record({
			price: cents(100_000_000_00),
			downPayment: fc.constant(new Decimal(0)),
			annualRate: fc.integer({ min: 0, max: 100_00 }).map((one) => new Decimal(one).div(100)),
			months: fc.integer({ min: 1, max: 120 }),
			openingFee: fc.integer({ min: 0, max: 20 }).map((one) => new Decimal(one)),
			monthlyInsurance: cents(1000),
		});
		fc.assert(
			fc.property(any, (given) => {
				const { borrowed, fee, payment, instalments, interest, total, cost } = loan(given);
				expect(sum(instalments.map(({ principal }) => principal)).eq(borrowed)).toBe(true);
				expect(instalments.at(-1)?.balance.eq(0)).toBe(true);
				expect(cost.eq(interest.plus(fee).plus(given.monthlyInsurance.times(given.months)))).toBe(true);
				expect(total.eq(borrowed.plus(cost))).toBe(true);
				for (const one of instalments) {
					expect(one.balance.gte(0)).toBe(true);
					expect(one.payment.eq(one.payment.round(2))).toBe(true);
				}
				expect(instalments[0]?.payment.eq(payment)).toBe(true);
			}),
		);
	});
});
