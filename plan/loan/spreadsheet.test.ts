/**
 * The page's arithmetic against a spreadsheet's. Its results were worked out once by a real engine (IronCalc 0.8.4), for
 * sixty offers drawn at random.
 */
import { describe, expect, it } from "vitest";
import { Decimal } from "../numbers/money.ts";
import { type LoanTerms, loan } from "./loan.ts";
import results from "./spreadsheet-results.json" with { type: "json" };

const OFFERS = results.offers.map(({ price, annualRate, months, openingFee, ...sheet }) => ({
	terms: {
		price: new Decimal(price),
		downPayment: new Decimal(0),
		annualRate: new Decimal(annualRate),
		months,
		openingFee: new Decimal(openingFee),
		monthlyInsurance: new Decimal(0),
	},
	sheet,
}));

/** The most that a cent a month, half of it of the instalment and half of the interest, grows to until the end. */
function settlement({ annualRate, months }: LoanTerms): number {
	const rate = Number(annualRate) / 1200;
	return (0.01 * ((1 + rate) ** months - 1)) / rate;
}

describe("a spreadsheet says the same", () => {
	it("of the instalment, by PMT", () => {
		for (const { terms, sheet } of OFFERS) {
			// A spreadsheet's floating number may stand a hair beside a half cent, and round the other way.
			expect(Math.abs(Number(loan(terms).payment) - sheet.PMT)).toBeLessThan(0.005 + 1e-6);
		}
	});

	it("of the yearly cost, by RATE, where the last instalment is like the others but for cents", () => {
		for (const { terms, sheet } of OFFERS) {
			const { borrowed, fee, payment, annualCost } = loan(terms);
			expect(String(payment)).toBe(sheet.payment);
			const yearly = ((1 + sheet.RATE) ** 12 - 1) * 100;
			// What the last instalment settles weighs on a small loan.
			const settled = (100 * 12 * settlement(terms)) / Number(borrowed.minus(fee));
			expect(Math.abs(Number(annualCost) - yearly)).toBeLessThan(0.006 + settled);
		}
	});

	it("of the interest, by CUMIPMT, but for what the last instalment settles", () => {
		for (const { terms, sheet } of OFFERS) {
			expect(Math.abs(Number(loan(terms).interest) - sheet.CUMIPMT)).toBeLessThanOrEqual(settlement(terms));
		}
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
		// What the sheet was given: 9,700 received, then these, on days a twelfth of a year apart.
		expect(instalments.map(({ payment }) => String(payment))).toEqual([...Array(11).fill("926.8"), "926.81"]);
		const { IRR, XIRR } = results.year;
		expect(100 * ((1 + IRR) ** 12 - 1)).toBeCloseTo(Number(annualCost), 1);
		expect(Number(((1 + IRR) ** 12 * 100 - 100).toFixed(2))).toBe(Number(annualCost));
		expect(100 * XIRR).toBeCloseTo(Number(annualCost), 0);
	});
});
