/** The page's arithmetic against the functions of a spreadsheet, through real formulas in a real engine. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptySpreadsheet } from "../../testing/spreadsheet.ts";
import { Decimal } from "../numbers/decimal.ts";
import { loan } from "./loan.ts";

const evaluate = emptySpreadsheet();

const cents = (most: number) => fc.integer({ min: 1, max: most }).map((one) => new Decimal(one).div(100));
const anyTerms = fc.record({
	price: cents(10_000_000_00).map((one) => one.plus(1000)),
	downPayment: fc.constant(new Decimal(0)),
	annualRate: fc.integer({ min: 100, max: 60_00 }).map((one) => new Decimal(one).div(100)),
	months: fc.integer({ min: 2, max: 120 }),
	openingFee: fc.integer({ min: 0, max: 10 }).map((one) => new Decimal(one)),
	monthlyInsurance: fc.constant(new Decimal(0)),
});
// The engine takes a moment for each.
const RUNS = { numRuns: 60 };

/** The most that a cent a month, half of it of the instalment and half of the interest, grows to until the end. */
function settlement({ annualRate, months }: { annualRate: Decimal; months: number }): number {
	const rate = Number(annualRate) / 1200;
	return (0.01 * ((1 + rate) ** months - 1)) / rate;
}

describe("a spreadsheet says the same", () => {
	it("of the instalment, by PMT", () => {
		fc.assert(
			fc.property(anyTerms, (terms) => {
				const { price, annualRate, months } = terms;
				const unrounded = evaluate(`PMT(${annualRate}/1200,${months},-${price})`);
				// A spreadsheet's floating number may stand a hair beside a half cent, and round the other way.
				expect(Math.abs(Number(loan(terms).payment) - unrounded)).toBeLessThan(0.005 + 1e-6);
			}),
			RUNS,
		);
	});

	it("of the yearly cost, by RATE, where the last instalment is like the others but for cents", () => {
		fc.assert(
			fc.property(anyTerms, (terms) => {
				const { borrowed, fee, payment, annualCost } = loan(terms);
				const rate = evaluate(`RATE(${terms.months},-${payment},${borrowed.minus(fee)})`);
				const yearly = ((1 + rate) ** 12 - 1) * 100;
				// What the last instalment settles weighs on a small loan.
				const settled = (100 * 12 * settlement(terms)) / Number(borrowed.minus(fee));
				expect(Math.abs(Number(annualCost) - yearly)).toBeLessThan(0.006 + settled);
			}),
			RUNS,
		);
	});

	it("of the interest, by CUMIPMT, but for what the last instalment settles", () => {
		fc.assert(
			fc.property(anyTerms, (terms) => {
				const { interest } = loan(terms);
				const sheet = -evaluate(`CUMIPMT(${terms.annualRate}/1200,${terms.months},${terms.price},1,${terms.months},0)`);
				expect(Math.abs(Number(interest) - sheet)).toBeLessThanOrEqual(settlement(terms));
			}),
			RUNS,
		);
	});

	it("of the yearly cost, by XIRR, which counts days: months of a year of equal months come near it", () => {
		const { instalments, annualCost } = loan({
			price: new Decimal(10_000),
			downPayment: new Decimal(0),
			annualRate: new Decimal(18),
			months: 12,
			openingFee: new Decimal(3),
			monthlyInsurance: new Decimal(10),
		});
		const cells: Record<string, number> = { A1: -9700, B1: 46_023 };
		for (const { month, payment } of instalments) {
			cells[`A${month + 1}`] = Number(payment);
			cells[`B${month + 1}`] = Math.round(46_023 + (month * 365) / 12);
		}
		const inSheet = emptySpreadsheet(cells);
		expect(100 * ((1 + inSheet("IRR(A1:A13)")) ** 12 - 1)).toBeCloseTo(Number(annualCost), 1);
		expect(Number(((1 + inSheet("IRR(A1:A13)")) ** 12 * 100 - 100).toFixed(2))).toBe(Number(annualCost));
		expect(100 * inSheet("XIRR(A1:A13,B1:B13)")).toBeCloseTo(Number(annualCost), 0);
	});
});
