/** The workbook's formulas, worked out in a real spreadsheet engine, against the page's own results. */
import { plan, site } from "virtual:content";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { Cell } from "../../../plan/budget/budget.ts";
import { emptyBudget, emptyClinic } from "../../../plan/budget/budget.ts";
import { budgetTotals } from "../../../plan/budget/budget-totals.ts";
import { type LoanTerms, loan } from "../../../plan/loan/loan.ts";
import { OFFER_FIELDS } from "../../../plan/loan/offers.ts";
import { Decimal } from "../../../plan/numbers/decimal.ts";
import { openedSpreadsheet } from "../../../testing/spreadsheet.ts";
import { budgetRows } from "./budget-sheet.ts";
import { blockColumn, LOAN_ROWS, MAX_MONTHS, offerColumn, START } from "./loan-layout.ts";
import { FIRST } from "./page.ts";
import { planWorkbook } from "./plan-workbook.ts";
import { STAY_ROWS } from "./stay-sheet.ts";

const { sheets } = plan.workbook;

let bytes: Uint8Array;
let spreadsheet: Awaited<ReturnType<typeof openedSpreadsheet>>;

beforeAll(async () => {
	bytes = await planWorkbook(plan, site);
	spreadsheet = await openedSpreadsheet(bytes);
});

/** A number as the engine shows it, in a cell without a format of its own: `$1,432.86`, `6.59%`. */
function number(shown: string): number {
	return Number(shown.replaceAll(/[$,%]/g, ""));
}

function writeOffer(place: number, terms: Record<(typeof OFFER_FIELDS)[number], number>): void {
	for (const field of OFFER_FIELDS) spreadsheet.write(sheets.loan, LOAN_ROWS[field], offerColumn(place), terms[field]);
}

const result = (row: keyof typeof LOAN_ROWS, place = 0) =>
	number(spreadsheet.read(sheets.loan, LOAN_ROWS[row], offerColumn(place)));

const decimals = (terms: Record<(typeof OFFER_FIELDS)[number], number>): LoanTerms => ({
	price: new Decimal(terms.price),
	downPayment: new Decimal(terms.downPayment),
	annualRate: new Decimal(terms.annualRate),
	months: terms.months,
	openingFee: new Decimal(terms.openingFee),
	monthlyInsurance: new Decimal(terms.monthlyInsurance),
});

const EXAMPLE = { price: 9530, downPayment: 2000, annualRate: 16.5, months: 24, openingFee: 2, monthlyInsurance: 5 };

describe("the workbook of a plan", () => {
	it("opens with its five sheets, named as the content says", () => {
		expect(spreadsheet.sheets.map(({ name }) => name)).toEqual(Object.values(sheets));
	});

	it("is the same bytes for the same words", async () => {
		expect(Buffer.from(await planWorkbook(plan, site)).equals(Buffer.from(bytes))).toBe(true);
	});

	it("says nothing of an offer that is not written", async () => {
		const empty = await openedSpreadsheet(bytes);
		for (const row of ["borrowed", "fee", "payment", "total", "cost", "annualCost"] as const)
			expect(empty.read(sheets.loan, LOAN_ROWS[row], offerColumn(2))).toBe("");
	});

	it.each([
		EXAMPLE,
		{ ...EXAMPLE, annualRate: 0, openingFee: 0, monthlyInsurance: 0 },
		{ ...EXAMPLE, annualRate: 0, months: 12 },
		{ ...EXAMPLE, months: 1 },
		// Half cents, for which a spreadsheet's fractions are a hair too small.
		{ ...EXAMPLE, price: 1000.05, downPayment: 987.3, annualRate: 0, months: 1, openingFee: 10 },
		{ ...EXAMPLE, price: 1000.1, downPayment: 23.74, annualRate: 0, months: 56, openingFee: 0 },
		{ ...EXAMPLE, price: 250_000, downPayment: 0, annualRate: 60, months: MAX_MONTHS },
	])("works an offer out as the page does: %j", (terms) => {
		writeOffer(0, terms);
		const page = loan(decimals(terms));
		expect(result("payment")).toBe(Number(page.payment));
		expect(result("total")).toBe(Number(page.total));
		expect(result("cost")).toBe(Number(page.cost));
		expect(result("annualCost")).toBeCloseTo(Number(page.annualCost) / (shownAsPercent() ? 1 : 100), 4);
	});

	it("works out any offer as the page does, every month of it", () => {
		const cents = (most: number) => fc.integer({ min: 0, max: most }).map((one) => one / 100);
		const any = fc.record({
			price: cents(1_000_000_00).map((one) => Math.round((one + 1000) * 100) / 100),
			downPayment: cents(999_00),
			annualRate: cents(90_00),
			months: fc.integer({ min: 1, max: MAX_MONTHS }),
			openingFee: fc.integer({ min: 0, max: 10 }),
			monthlyInsurance: cents(50_00),
		});
		fc.assert(
			fc.property(any, (terms) => {
				writeOffer(1, terms);
				const { instalments, payment, total } = loan(decimals(terms));
				expect(result("payment", 1)).toBe(Number(payment));
				expect(result("total", 1)).toBe(Number(total));
				const last = START + instalments.length;
				expect(number(spreadsheet.read(sheets.months, last, blockColumn(1, "payment")))).toBe(
					Number(instalments.at(-1)?.payment),
				);
				expect(number(spreadsheet.read(sheets.months, last, blockColumn(1, "balance")))).toBe(0);
				if (instalments.length < MAX_MONTHS)
					expect(spreadsheet.read(sheets.months, last + 1, blockColumn(1, "payment"))).toBe("");
			}),
			{ numRuns: 15 },
		);
	});

	it("adds up a budget as the page does", () => {
		const rows = budgetRows(plan);
		const cells: Record<string, Cell> = {};
		for (const [index, { id, row }] of rows.lines.entries()) {
			const amount = (index + 1) * 100.25;
			cells[id] = { state: "apart", amount: amount.toFixed(2) };
			spreadsheet.write(sheets.budget, row, FIRST + 1, amount);
		}
		spreadsheet.write(sheets.budget, 5, FIRST + 1, 14);
		spreadsheet.write(sheets.budget, 6, FIRST + 1, 3);
		const budget = { ...emptyBudget(), nights: "14", years: "3", clinics: [{ ...emptyClinic("USD"), cells }] };
		const { price, treatment, later, travel } = plan.budget;
		const totals = budgetTotals(budget, {
			treatment: [price, ...treatment.lines],
			later: later.lines,
			travel: travel.lines,
		});
		expect(number(spreadsheet.read(sheets.budget, rows.known, FIRST + 1))).toBe(Number(totals.clinics[0]?.known));
	});

	it("counts days over the ends of months and years", () => {
		const value = FIRST + 1;
		const serial = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569;
		const given = { injections: 11, culture: 5, wait: 12, before: 2, after: 3 };
		spreadsheet.write(sheets.stay, STAY_ROWS.start, value, serial("2027-12-20"));
		for (const [name, days] of Object.entries(given))
			spreadsheet.write(sheets.stay, STAY_ROWS[name as keyof typeof given], value, days);
		const read = (row: keyof typeof STAY_ROWS) => number(spreadsheet.read(sheets.stay, STAY_ROWS[row], value));
		expect(read("arrival")).toBe(serial("2027-12-18"));
		expect(read("retrieval")).toBe(serial("2027-12-31"));
		expect(read("transfer")).toBe(serial("2028-01-05"));
		expect(read("departure")).toBe(serial("2028-01-08"));
		expect(read("test")).toBe(serial("2028-01-17"));
		expect(read("nights")).toBe(21);
	});

	it("holds every question, with room for three answers", () => {
		const words = JSON.stringify(spreadsheet.sheets.find(({ name }) => name === sheets.questions)?.rows);
		for (const { questions } of plan.questions.subjects)
			for (const { ask, why } of questions) {
				expect(words).toContain(ask);
				expect(words).toContain(why);
			}
	});

	it("takes no impossible rate, months or fee", () => {
		const validations = spreadsheet.sheets.find(({ name }) => name === sheets.loan)?.dataValidations;
		expect(validations).toMatchObject([
			{ type: "decimal", formula1: "0", formula2: "300" },
			{ type: "whole", formula1: "1", formula2: String(MAX_MONTHS) },
			{ type: "decimal", formula1: "0", formula2: "50" },
		]);
	});

	function shownAsPercent(): boolean {
		return spreadsheet.read(sheets.loan, LOAN_ROWS.annualCost, offerColumn(0)).includes("%");
	}
});
