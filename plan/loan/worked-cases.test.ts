/**
 * Loans that public bodies worked out themselves. Each case names its source, and holds to the cent what is printed
 * there; rates hold to the last decimal that is shown.
 */
import { describe, expect, it } from "vitest";
import { Decimal } from "../numbers/money.ts";
import { annualCost, type LoanTerms, loan } from "./loan.ts";

/** European Commission, DG FISMA, Markt/2014/107/H3/TA/LV: worked by Gloria M. Soto, January 2015. */
const COMMISSION = "Examples for the calculation of the annual percentage rate of charge for credit agreements";

interface Case {
	source: string;
	terms: Partial<Record<keyof LoanTerms, number | string>>;
	payment: string;
	/** In per cent, to all decimals that are printed. */
	annualCost?: number;
	/** Of the credit, where all instalments are taken to be alike. */
	cost?: string;
}

const CASES: Case[] = [
	{
		source: `${COMMISSION}, example 1 (pages 23 and 76): a lump sum of 2 %`,
		terms: { price: 200_000, annualRate: 6, months: 240, openingFee: 2 },
		payment: "1432.86",
		annualCost: 6.434412,
		cost: "147886.40",
	},
	{
		source: `${COMMISSION}, example 3 (pages 27 and 85): and home insurance of 200 a year, spread by the month`,
		terms: { price: 200_000, annualRate: 6, months: 240, openingFee: 2, monthlyInsurance: "16.67" },
		payment: "1449.53",
		annualCost: 6.588554,
		cost: "151887.20",
	},
	{
		source: `${COMMISSION}, example 4 (pages 28 and 87): and payment protection of 1 % a year, spread by the month`,
		terms: { price: 200_000, annualRate: 6, months: 240, openingFee: 2, monthlyInsurance: "166.67" },
		payment: "1599.53",
		annualCost: 7.946625,
		cost: "187887.20",
	},
	{
		source: `${COMMISSION}, example 7 (page 30): the instalment of thirty years`,
		terms: { price: 200_000, annualRate: 6, months: 360 },
		payment: "1199.10",
	},
	{
		source: `${COMMISSION}, example 24 (page 50): 5 %`,
		terms: { price: 200_000, annualRate: 5, months: 240, openingFee: 2 },
		payment: "1319.91",
		annualCost: 5.370286,
	},
	{
		source: `${COMMISSION}, example 26 (page 51): the part at 6 %, fifteen years`,
		terms: { price: 100_000, annualRate: 6, months: 180 },
		payment: "843.86",
	},
	{
		source: `${COMMISSION}, example 26 (page 51): the part at 5.5 %, fifteen years`,
		terms: { price: 100_000, annualRate: "5.5", months: 180 },
		payment: "817.08",
	},
	{
		source: `${COMMISSION}, example 27 (page 53)`,
		terms: { price: 170_000, annualRate: 6, months: 240, openingFee: 2 },
		payment: "1217.93",
		annualCost: 6.434402,
	},
	{
		source:
			"Consumer Financial Protection Bureau, Closing Disclosure, sample H-25(B): what is paid for a house in part",
		terms: { price: 180_000, downPayment: 18_000, annualRate: "3.875", months: 360 },
		payment: "761.78",
	},
	{
		source: "Regulation Z (12 CFR 1026), appendix H, sample H-14: the first year's instalment",
		terms: { price: 10_000, annualRate: "17.41", months: 360 },
		payment: "145.90",
	},
	{
		source: "Mississippi State University Extension Service, publication P3920",
		terms: { price: 100_000, annualRate: 7, months: 360 },
		payment: "665.30",
	},
];

function worked(terms: Case["terms"]) {
	const amount = (key: keyof LoanTerms) => new Decimal(terms[key] ?? 0);
	return loan({
		price: amount("price"),
		downPayment: amount("downPayment"),
		annualRate: amount("annualRate"),
		months: Number(terms.months),
		openingFee: amount("openingFee"),
		monthlyInsurance: amount("monthlyInsurance"),
	});
}

describe("a loan that a public body worked out", () => {
	it.each(CASES)("$source", ({ terms, payment, annualCost, cost }) => {
		const result = worked(terms);
		expect(result.payment.toFixed(2)).toBe(payment);
		// Printed with more decimals than are shown; instalments there are not settled by the last, which moves the sixth.
		if (annualCost) expect(result.annualCost?.toFixed(2)).toBe(annualCost.toFixed(2));
		if (!cost) return;
		const months = result.instalments.length;
		const alike = result.payment.times(months).plus(result.fee).minus(result.borrowed);
		expect(alike.toFixed(2)).toBe(cost);
		const settled = result.payment.minus(result.instalments.at(-1)?.payment ?? 0);
		expect(result.cost.eq(alike.minus(settled))).toBe(true);
	});

	it("owes after a year what Regulation Z prints for sample H-14, and what the Commission prints for example 1", () => {
		expect(worked({ price: 10_000, annualRate: "17.41", months: 360 }).instalments[11]?.balance.toFixed(2)).toBe(
			"9989.37",
		);
		const { instalments } = worked({ price: 200_000, annualRate: 6, months: 240 });
		// There interest is carried on with all its digits; a statement of account rounds each month to the cent.
		expect(Math.abs(Number(instalments[11]?.balance) - 194_660.4)).toBeLessThan(0.05);
		expect(instalments.slice(0, 3).map(({ interest }) => interest.toFixed(2))).toEqual(["1000.00", "997.84", "995.66"]);
	});

	it("costs by the year what Regulation Z says in appendix J, (c)(1)(i): 24 times 230 for 5,000 are 9.69 % nominal", () => {
		const yearly = annualCost(5000, Array(24).fill(230));
		const nominal = 12 * ((1 + Number(yearly) / 100) ** (1 / 12) - 1) * 100;
		expect(nominal).toBeCloseTo(9.69, 2);
	});

	it("has two instalments of the example by which British rules explain the rate", () => {
		// Two of 270 for 500: the rate of a month solves 500 = 270/(1+i) + 270/(1+i)².
		const monthly = (270 + Math.sqrt(270 ** 2 + 4 * 500 * 270)) / 1000 - 1;
		expect(Number(annualCost(500, [270, 270]))).toBeCloseTo(((1 + monthly) ** 12 - 1) * 100, 2);
	});
});
