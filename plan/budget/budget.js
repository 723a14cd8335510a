/** What up to three clinics ask for, line by line, and what of it is known. Money is exact; nothing is estimated. */
import { CURRENCIES } from "../numbers/show-amount.ts";
import { isOneOf, isRecord, textWithin } from "../read-foreign.ts";
export const MAX_CLINICS = 3;
/** What a clinic said of a line; a line nobody answered is not the patient's case and counts nowhere. */
export const STATES = ["included", "apart", "unknown"];
export const emptyClinic = (currency = "USD") => ({ name: "", currency, cells: {} });
export function emptyBudget() {
	return {
		clinics: [emptyClinic(), emptyClinic()],
		travelCurrency: "",
		totalCurrency: "",
		rates: { USD: "", EUR: "" },
		nights: "",
		years: "1",
	};
}
const CHOICES = [...CURRENCIES, ""];
const MAX_LINES = 60;
const MAX_NAME_LENGTH = 60;
const MAX_NUMBER_LENGTH = 40;
const LINE_ID = /^[a-z][a-z0-9-]{0,40}$/;
/**
 * A budget from a file or a link that somebody sent.
 * @returns undefined where it is none of ours
 */
export function readBudget(raw) {
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
function readClinic(raw) {
	if (!isRecord(raw) || !isRecord(raw.cells) || !isOneOf(CURRENCIES, raw.currency)) return undefined;
	const name = textWithin(raw.name, MAX_NAME_LENGTH);
	const entries = Object.entries(raw.cells);
	if (name === undefined || entries.length > MAX_LINES) return undefined;
	const cells = [];
	for (const [id, cell] of entries) {
		if (!LINE_ID.test(id) || !isRecord(cell)) return undefined;
		const amount = textWithin(cell.amount, MAX_NUMBER_LENGTH);
		if (amount === undefined) return undefined;
		if (cell.state !== undefined && !isOneOf(STATES, cell.state)) return undefined;
		cells.push([id, cell.state === undefined ? { amount } : { state: cell.state, amount }]);
	}
	return { name, currency: raw.currency, cells: Object.fromEntries(cells) };
}
