import { expect, it } from "vitest";
import { loan } from "../../../../plan/loan/loan.ts";
import { Decimal } from "../../../../plan/numbers/money.ts";
import { barsOf, years } from "./schedule.tsx";

const instalments = (months: number) =>
	loan({
		price: new Decimal(10_000),
		downPayment: new Decimal(0),
		annualRate: new Decimal(12),
		months,
		openingFee: new Decimal(0),
		monthlyInsurance: new Decimal(5),
	}).instalments;

it("a loan of up to sixty months is drawn by the month", () => {
	expect(barsOf(instalments(60))).toMatchObject({ isByYear: false });
	expect(barsOf(instalments(60)).bars).toHaveLength(60);
});

it("a longer one is drawn by the year, the last perhaps of fewer months", () => {
	const { bars, isByYear } = barsOf(instalments(61));
	expect(isByYear).toBe(true);
	expect(bars.map(({ insurance }) => insurance)).toEqual([60, 60, 60, 60, 60, 5]);
	expect(bars.reduce((all, { principal }) => all + principal, 0)).toBeCloseTo(10_000, 6);
});

it("instalments are counted by twelve", () => {
	expect(years(instalments(25)).map((months) => months.length)).toEqual([12, 12, 1]);
	expect(years(instalments(1))).toHaveLength(1);
});
