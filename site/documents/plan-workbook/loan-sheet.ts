import type { WriteSheet } from "hucre/xlsx";
import { fill } from "../../../content-model/fill.ts";
import type { PlanWords } from "../../../content-model/plan/files.ts";
import { MAX_FEE, MAX_RATE } from "../../../plan/loan/offer-terms.ts";
import { OFFER_FIELDS } from "../../../plan/loan/offers.ts";
import { at } from "../spreadsheet/address.ts";
import { Sheet } from "../spreadsheet/sheet.ts";
import type { CellLook } from "../spreadsheet/styles.ts";
import { toCents } from "../spreadsheet/to-cents.ts";
import { blockRange, LOAN_ROWS, MAX_MONTHS, offerColumn, START } from "./loan-layout.ts";
import { FIRST, ONE_PAGE, PLACES, writeHead } from "./page.ts";

const LOOKS = {
	price: "moneyAnswer",
	downPayment: "moneyAnswer",
	annualRate: "rateAnswer",
	months: "countAnswer",
	openingFee: "rateAnswer",
	monthlyInsurance: "moneyAnswer",
} as const satisfies Record<(typeof OFFER_FIELDS)[number], CellLook>;

const LAST = offerColumn(PLACES.length - 1);

/** Up to three offers beside each other: what they say, and what they come to. */
export function loanSheet({ loan, workbook }: PlanWords): WriteSheet {
	const words = workbook.loan;
	const sheet = new Sheet(workbook.sheets.loan);
	writeHead(sheet, words.title, words.lead, LAST);
	sheet.set(LOAN_ROWS.head, FIRST, words.field, "headLeft");
	for (const field of OFFER_FIELDS) sheet.set(LOAN_ROWS[field], FIRST, loan.fields[field].label, "name");
	const results = { borrowed: words.borrowed, fee: words.fee, ...loan.results };
	for (const name of ["borrowed", "fee", "payment", "total", "cost", "annualCost"] as const)
		sheet.set(LOAN_ROWS[name], FIRST, results[name], "name");
	for (const place of PLACES)
		writeOffer(sheet, place, fill(loan.offers.numbered, { number: String(place + 1) }), workbook);
	sheet.set(LOAN_ROWS.notice, FIRST, `${workbook.fill} ${fill(words.most, { most: String(MAX_MONTHS) })}`, "small");
	sheet.span(LOAN_ROWS.notice, FIRST, LAST);
	sheet.height(LOAN_ROWS.notice, 32);
	return sheet.finish([2, 36, 16, 16, 16], {
		...ONE_PAGE,
		dataValidations: [
			validated("decimal", "annualRate", MAX_RATE, loan.faults["rate-too-high"]),
			validated("whole", "months", MAX_MONTHS, loan.faults["too-many-months"]),
			validated("decimal", "openingFee", MAX_FEE, loan.faults["fee-too-high"]),
		],
		a11y: { summary: words.lead, headerRow: LOAN_ROWS.head - 1 },
	});
}

function writeOffer(sheet: Sheet, place: number, name: string, { sheets }: PlanWords["workbook"]): void {
	const column = offerColumn(place);
	const cell = (row: keyof typeof LOAN_ROWS) => at(LOAN_ROWS[row], column);
	sheet.set(LOAN_ROWS.head, column, name, "head");
	for (const field of OFFER_FIELDS) sheet.set(LOAN_ROWS[field], column, null, LOOKS[field]);
	const isWhole = `AND(${cell("price")}>${cell("downPayment")},${cell("annualRate")}<>"",${cell("months")}>=1)`;
	const whenWhole = (formula: string) => `IF(${isWhole},${formula},"")`;
	const when = (formula: string) => `IF(${cell("borrowed")}="","",${formula})`;
	sheet.compute(LOAN_ROWS.borrowed, column, whenWhole(toCents(`${cell("price")}-${cell("downPayment")}`)), "money");
	sheet.compute(LOAN_ROWS.fee, column, when(toCents(`${cell("borrowed")}*${cell("openingFee")}/100`)), "money");
	const equal = `IF(${cell("annualRate")}=0,${cell("borrowed")}/${cell("months")},PMT(${cell("annualRate")}/1200,${cell("months")},-${cell("borrowed")}))`;
	sheet.compute(LOAN_ROWS.payment, column, when(`${toCents(equal)}+${cell("monthlyInsurance")}`), "moneyTotal");
	// The first row is what is received, the fee already taken off.
	const paid = `SUM(${blockRange(sheets.months, place, "payment", START + 1)})`;
	sheet.compute(LOAN_ROWS.total, column, when(toCents(`${paid}+${cell("fee")}`)), "moneyTotal");
	sheet.compute(LOAN_ROWS.cost, column, when(toCents(`${cell("total")}-${cell("borrowed")}`)), "moneyTotal");
	const monthly = `IRR(${blockRange(sheets.months, place, "payment", START)})`;
	sheet.compute(
		LOAN_ROWS.annualCost,
		column,
		when(`IF(${cell("cost")}=0,0,ROUND((1+${monthly})^12-1,4))`),
		"rateTotal",
	);
}

function validated(type: "decimal" | "whole", field: keyof typeof LOAN_ROWS, most: number, message: string) {
	const row = LOAN_ROWS[field];
	return {
		type,
		operator: "between",
		formula1: type === "whole" ? "1" : "0",
		formula2: String(most),
		range: `${at(row, offerColumn(0))}:${at(row, LAST)}`,
		allowBlank: true,
		showErrorMessage: true,
		errorStyle: "stop",
		errorMessage: fill(message, { most: String(most) }),
	} as const;
}
