/** What up to three clinics ask for, line by line, and what of it is known. Money is exact; nothing is estimated. */

import { CURRENCIES, type Currency } from "../numbers/show-amount.ts";
import { isOneOf, isRecord, textWithin } from "../read-foreign.ts";

export const MAX_CLINICS = 3;

/** What a clinic said of a line; a line nobody answered is not the patient's case and counts nowhere. */
export const STATES = ["included", "apart", "unknown"] as const;
export type State = (typeof STATES)[number];

export interface Cell {
	state?: State;
	/** As it was typed; counts only if the line is paid apart. */
	amount: string;
}

export interface Clinic {
	name: string;
	currency: Currency;
	/** By the line's id. */
	cells: Record<string, Cell>;
}

export interface Budget {
	/** From one to three. */
	clinics: readonly Clinic[];
	/** What flights, nights and meals of every clinic are written in; empty: in the first clinic's. */
	travelCurrency: Currency | "";
	/** What totals are shown in; empty: in the first clinic's. */
	totalCurrency: Currency | "";
	/** Pesos for one unit, as she typed it. */
	rates: { USD: string; EUR: string };
	/** Whole numbers as they were typed. */
	nights: string;
	years: string;
}

export const emptyClinic = (currency: Currency = "USD"): Clinic => ({ name: "", currency, cells: {} });

export function emptyBudget(): Budget {
	return {
		clinics: [emptyClinic(), emptyClinic()],
		travelCurrency: "",
		totalCurrency: "",
		rates: { USD: "", EUR: "" },
		nights: "",
		years: "1",
	};
}

const CHOICES = [...CURRENCIES, ""] as const;
const MAX_LINES = 60;
const MAX_NAME_LENGTH = 60;
const MAX_NUMBER_LENGTH = 40;
const LINE_ID = /^[a-z][a-z0-9-]{0,40}$/;

/**
 * A budget from a file or a link that somebody sent.
 * @returns undefined if it is none of ours
 */
export function readBudget(raw: unknown): Budget | undefined {
	if (!isRecord(raw) || !Array.isArray(raw.clinics) || !isRecord(raw.rates)) return undefined;
	if (raw.clinics.length < 1 || raw.clinics.length > MAX_CLINICS) return undefined;
	const clinics = raw.clinics.map(readClinic);
	const [USD, EUR, nights, years] = [raw.rates.USD, raw.rates.EUR, raw.nights, raw.years].map((typed) =>
		textWithin(typed, MAX_NUMBER_LENGTH),
	);
	const { travelCurrency, totalCurrency } = raw;
	if (!isOneOf(CHOICES, travelCurrency) || !isOneOf(CHOICES, totalCurrency)) return undefined;
	if (USD === undefined || EUR === undefined || nights === undefined || years === undefined) return undefined;
	if (!clinics.every((clinic) => clinic !== undefined)) return undefined;
	return { clinics, travelCurrency, totalCurrency, rates: { USD, EUR }, nights, years };
}

function readClinic(raw: unknown): Clinic | undefined {
	if (!isRecord(raw) || !isRecord(raw.cells) || !isOneOf(CURRENCIES, raw.currency)) return undefined;
	const name = textWithin(raw.name, MAX_NAME_LENGTH);
	const entries = Object.entries(raw.cells);
	if (name === undefined || entries.length > MAX_LINES) return undefined;
	const cells: [string, Cell][] = [];
	for (const [id, cell] of entries) {
		if (!LINE_ID.test(id) || !isRecord(cell)) return undefined;
		const amount = textWithin(cell.amount, MAX_NUMBER_LENGTH);
		if (amount === undefined) return undefined;
		if (cell.state !== undefined && !isOneOf(STATES, cell.state)) return undefined;
		cells.push([id, cell.state === undefined ? { amount } : { state: cell.state, amount }]);
	}
	return { name, currency: raw.currency, cells: Object.fromEntries(cells) };
}
