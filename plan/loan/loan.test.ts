import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Decimal, sum } from "../numbers/money.ts";
import { type LoanTerms, loan, monthlyRate, nominalRate } from "./loan.ts";

const terms = (given: Partial<Record<keyof LoanTerms, number | string>>): LoanTerms => ({
	price: new Decimal(given.price ?? 1000),
	downPayment: new Decimal(given.downPayment ?? 0),
	annualRate: new Decimal(given.annualRate ?? 0),
	months: Number(given.months ?? 12),
	openingFee: new Decimal(given.openingFee ?? 0),
	monthlyInsurance: new Decimal(given.monthlyInsurance ?? 0),
	isApr: given.isApr === "yes",
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

	it("has its months numbered from the first to the last", () => {
		expect(loan(terms({ months: 3 })).instalments.map(({ month }) => month)).toEqual([1, 2, 3]);
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

describe("a loan whose rate is an APR", () => {
	it("counts the fee once: it is the loan of the nominal rate behind it", () => {
		const given = { price: 10_000, months: 12, openingFee: 3, monthlyInsurance: 10 };
		expect(results({ ...given, annualRate: "23.9087791131", isApr: "yes" })).toEqual(
			results({ ...given, annualRate: 18 }),
		);
	});

	it("is paid back as the European Commission's first example, whose yearly rate with its fee is 6.434412 %", () => {
		const apr = 1200 * (1.06434412 ** (1 / 12) - 1);
		const given = { price: 200_000, annualRate: apr.toFixed(8), months: 240, openingFee: 2, isApr: "yes" };
		expect(results(given).slice(0, 1)).toEqual(["1432.86"]);
		expect(Number(nominalRate(terms(given)))).toBeCloseTo(6, 4);
	});

	it("without a fee is a nominal rate", () => {
		const given = { price: 7530, annualRate: 16.5, months: 24 };
		expect(results({ ...given, isApr: "yes" })).toEqual(results(given));
	});

	it("is the loan it was made of, whatever the fee", () => {
		const any = fc.record({
			annualRate: fc.integer({ min: 1, max: 6000 }).map((one) => one / 100),
			months: fc.integer({ min: 1, max: 480 }),
			openingFee: fc.integer({ min: 0, max: 500 }).map((one) => one / 100),
		});
		fc.assert(
			fc.property(any, (given) => {
				const nominal = loan(terms({ ...given, price: 10_000 }));
				const payments = nominal.instalments.map(() => Number(nominal.payment));
				const apr = 1200 * (monthlyRate(10_000 - Number(nominal.fee), payments) ?? 0);
				const same = loan(terms({ ...given, price: 10_000, annualRate: apr.toFixed(10), isApr: "yes" }));
				expect(Math.abs(Number(same.payment.minus(nominal.payment)))).toBeLessThanOrEqual(0.01);
			}),
			{ numRuns: 40 },
		);
	});

	it("may be one of 0 %, which leaves nothing for a fee", () => {
		const given = { price: 1000, annualRate: 0, isApr: "yes" };
		expect(results(given)).toEqual(results({ price: 1000 }));
		expect(nominalRate(terms({ ...given, openingFee: 1 }))).toBeUndefined();
	});

	it("is none if its fee alone costs more", () => {
		const given = terms({ price: 1000, annualRate: 5, months: 12, openingFee: 10, isApr: "yes" });
		expect(nominalRate(given)).toBeUndefined();
		expect(() => loan(given)).toThrow(RangeError);
	});
});
