/** What up to three clinics ask for, line by line, and what of it is known. Money is exact; nothing is estimated. */
import { CURRENCIES, type Currency } from "../numbers/money.ts";
import { isRecord, list, object, oneOf, type Read, record, text } from "../read-foreign.ts";

export const MAX_CLINICS = 3;
const MAX_NAME = 60;

/** What a clinic said of a line; a line without an answer does not apply to the patient and is not counted. */
export const STATES = ["included", "apart", "unknown"] as const;
export type State = (typeof STATES)[number];

const number = text(40);
const answered = object({
	state: oneOf(STATES),
	/** As it was typed; counts only if the line is paid apart. */
	amount: number,
});
const unanswered = object({ amount: number });

export type Cell = Partial<Read<typeof answered>> & Read<typeof unanswered>;

function readCell(raw: unknown): Cell | undefined {
	const isAnswered = isRecord(raw) && STATES.some((state) => state === raw.state);
	return (isAnswered ? answered : unanswered)(raw);
}

const readClinic = object({
	name: text(MAX_NAME),
	currency: oneOf(CURRENCIES),
	/** By the line's id. */
	cells: record(/^[a-z][a-z0-9-]{0,40}$/, readCell, 60),
});

export type Clinic = Read<typeof readClinic>;

const chosenCurrency = oneOf(["", ...CURRENCIES]);

/** A budget from a file or a link that somebody sent. */
export const readBudget = object({
	clinics: list(readClinic, 1, MAX_CLINICS),
	/** What flights, nights and meals of every clinic are written in; empty: in the first clinic's. */
	travelCurrency: chosenCurrency,
	/** What totals are shown in; empty: in the first clinic's. */
	totalCurrency: chosenCurrency,
	/** Pesos for one unit, as typed. */
	rates: object({ USD: number, EUR: number }),
	/** Whole numbers as they were typed. */
	nights: number,
	years: number,
});

export type Budget = Read<typeof readBudget>;

export const emptyClinic = (currency: Currency = "USD"): Clinic => ({ name: "", currency, cells: {} });

/** Whether all clinics gave the same answers to these lines. */
export function isAlike({ clinics }: Budget, lines: readonly { id: string }[]): boolean {
	const said = ({ cells }: Clinic) =>
		JSON.stringify(lines.map(({ id }) => [cells[id]?.state, cells[id]?.amount || ""]));
	return clinics.every((clinic) => said(clinic) === said(clinics[0] as Clinic));
}

/** One more clinic: where the trip costs the same for all, for it as well. @param travel the lines of the trip */
export function withOneMore(budget: Budget, travel: readonly { id: string }[], name = ""): Budget {
	const { currency, cells } = budget.clinics[0] as Clinic;
	const shared = isAlike(budget, travel) ? travel.flatMap(({ id }) => (cells[id] ? [[id, cells[id]]] : [])) : [];
	const added = { ...emptyClinic(currency), name, cells: Object.fromEntries(shared) };
	return { ...budget, clinics: [...budget.clinics, added] };
}

/** A budget with a clinic of this name in it: in the first column without a name, or in a new one while there is room. */
export function withClinic(budget: Budget, given: string, travel: readonly { id: string }[]): Budget {
	const name = given.trim().slice(0, MAX_NAME);
	const { clinics } = budget;
	if (name === "" || clinics.some((clinic) => clinic.name === name)) return budget;
	const free = clinics.findIndex((clinic) => clinic.name === "");
	if (free !== -1)
		return { ...budget, clinics: clinics.map((clinic, index) => (index === free ? { ...clinic, name } : clinic)) };
	return clinics.length < MAX_CLINICS ? withOneMore(budget, travel, name) : budget;
}

export const emptyBudget = () => readBudget({ clinics: [{}, {}], years: "1" }) as Budget;

/** A, B, C. */
export const clinicLetter = (place: number): string => "ABC"[place] ?? String(place + 1);

/** What clinics are called: their names, or a letter until they have one; those of the same name have both. */
export function clinicNames(clinics: readonly { name: string }[], unnamed: string): string[] {
	const names = clinics.map(({ name }, index) => name.trim() || `${unnamed} ${clinicLetter(index)}`);
	return names.map((name, index) =>
		names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${clinicLetter(index)})`,
	);
}
