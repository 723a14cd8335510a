/** Where things stand on the sheets of the loan. Rows and columns count from 1. */
import type { OfferField } from "../../../plan/loan/offers.ts";
import { fixed } from "../spreadsheet/address.ts";
import { FIRST } from "./page.ts";

/** Ten years: as many rows as a sheet is read through. */
export const MAX_MONTHS = 120;

export const LOAN_ROWS = {
	head: 5,
	price: 6,
	downPayment: 7,
	annualRate: 8,
	months: 9,
	openingFee: 10,
	monthlyInsurance: 11,
	borrowed: 13,
	fee: 14,
	payment: 15,
	total: 16,
	cost: 17,
	annualCost: 18,
	notice: 20,
} as const satisfies Record<OfferField, number> & Record<string, number>;

/** An offer's column on the sheet of offers. */
export const offerColumn = (place: number): number => FIRST + 1 + place;

/** The row of month 0, when the loan is paid out. */
export const START = 7;

/** What an offer's block on the sheet by the month is made of, from left to right. */
export const BLOCK = ["payment", "principal", "interest", "balance"] as const;
export type BlockColumn = (typeof BLOCK)[number];

export const blockColumn = (place: number, name: BlockColumn): number =>
	FIRST + 1 + place * BLOCK.length + BLOCK.indexOf(name);

/** A block's column of amounts, `'Mes por mes'!$C$7:$C$127`, from the row given. */
export function blockRange(sheet: string, place: number, name: BlockColumn, from: number): string {
	const column = blockColumn(place, name);
	return `'${sheet}'!${fixed(from, column)}:${fixed(START + MAX_MONTHS, column)}`;
}

/** A cell of an offer, read from another sheet. */
export function offerCell(sheet: string, row: number, place: number): string {
	return `'${sheet}'!${fixed(row, offerColumn(place))}`;
}
