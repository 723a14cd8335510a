import type { WriteSheet } from "hucre/xlsx";
import { fill } from "../../../content-model/fill.ts";
import type { PlanWords } from "../../../content-model/plan/files.ts";
import { at, fixed } from "../spreadsheet/address.ts";
import { Sheet } from "../spreadsheet/sheet.ts";
import { toCents } from "../spreadsheet/to-cents.ts";
import { BLOCK, blockColumn, LOAN_ROWS, MAX_MONTHS, offerCell, START } from "./loan-layout.ts";
import { FIRST, ONE_PAGE, PLACES } from "./page.ts";

const LAST = blockColumn(PLACES.length - 1, "balance");

/** Every instalment of each offer; interest is rounded each month, and the last instalment settles what that left. */
export function monthSheet({ loan, workbook }: PlanWords): WriteSheet {
	const { schedule: words, offers } = loan;
	const sheet = new Sheet(workbook.sheets.months);
	sheet.set(2, FIRST, workbook.months.title, "title");
	sheet.height(2, 34);
	sheet.set(START - 1, FIRST, words.month, "headLeft");
	sheet.set(START, FIRST, workbook.months.start, "cell");
	for (let month = 1; month <= MAX_MONTHS; month++) sheet.set(START + month, FIRST, month, "cell");
	for (const place of PLACES) {
		const first = blockColumn(place, "payment");
		sheet.set(START - 2, first, fill(offers.numbered, { number: String(place + 1) }), "head");
		sheet.span(START - 2, first, first + BLOCK.length - 1);
		for (const name of BLOCK) sheet.set(START - 1, blockColumn(place, name), words[name], "head");
		writeMonths(sheet, place, workbook.sheets.loan);
	}
	return sheet.finish([2, 14, ...Array<number>(LAST - FIRST).fill(13)], {
		...ONE_PAGE,
		pageSetup: { paperSize: "letter", orientation: "landscape", fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
		freezePane: { rows: START - 1, columns: FIRST },
		a11y: { summary: workbook.months.title, headerRow: START - 2 },
	});
}

function writeMonths(sheet: Sheet, place: number, source: string): void {
	const offer = (row: keyof typeof LOAN_ROWS) => offerCell(source, LOAN_ROWS[row], place);
	const [payment, principal, interest, balance] = BLOCK.map((name) => blockColumn(place, name)) as [
		number,
		number,
		number,
		number,
	];
	const whenWhole = (formula: string) => `IF(${offer("borrowed")}="","",${formula})`;
	sheet.compute(START, payment, whenWhole(`${offer("fee")}-${offer("borrowed")}`), "money");
	sheet.compute(START, balance, whenWhole(offer("borrowed")), "money");
	for (let row = START + 1; row <= START + MAX_MONTHS; row++) {
		const month = fixed(row, FIRST);
		const before = at(row - 1, balance);
		const own = at(row, interest);
		const equal = `${offer("payment")}-${offer("monthlyInsurance")}`;
		const when = (formula: string) => `IF(OR(${offer("borrowed")}="",${month}>${offer("months")}),"",${formula})`;
		sheet.compute(row, interest, when(toCents(`${before}*${offer("annualRate")}/1200`)), "money");
		const usual = toCents(`${equal}-${own}`);
		const isLast = `OR(${month}=${offer("months")},${usual}>${before})`;
		sheet.compute(row, principal, when(`IF(${isLast},${before},${usual})`), "money");
		const paid = toCents(`${at(row, principal)}+${own}+${offer("monthlyInsurance")}`);
		sheet.compute(row, payment, when(paid), "money");
		sheet.compute(row, balance, when(toCents(`${before}-${at(row, principal)}`)), "money");
	}
}
