/** What a budget adds up to: exactly, in one currency, with what is not known beside it and never in it. */
import { readAmount, readPercentage, readWholeNumber } from "../numbers/amount.ts";
import { type Currency, Decimal, sum, toCents } from "../numbers/money.ts";
import { type Budget, type Cell, type Clinic, clinicLetter, clinicNames, isAlike } from "./budget.ts";

/** A line of the budget, as the editor's list names it. */
export interface BudgetLine {
	id: string;
	/** What its amount is multiplied by. */
	times?: "nights" | "years" | undefined;
}

export const GROUPS = ["treatment", "later", "travel"] as const;
export type Group = (typeof GROUPS)[number];

/** The lines by what they are for. The clinic's price is the first of the treatment. */
export type BudgetOutline = Record<Group, readonly BudgetLine[]>;

export type BudgetTotals = ReturnType<typeof budgetTotals>;
export type ClinicTotals = BudgetTotals["clinics"][number];

export const totalCurrency = ({ totalCurrency: chosen, clinics }: Budget): Currency =>
	chosen || clinics[0]?.currency || "USD";

/** What flights, nights and meals are written in, whichever clinic they are for. */
export const travelCurrency = ({ travelCurrency: chosen, clinics }: Budget): Currency =>
	chosen || clinics[0]?.currency || "USD";

/** Other clinics in it. Amounts that are written already stay in their currency, also if the first clinic's changes. */
export function withClinics(budget: Budget, clinics: Budget["clinics"]): Budget {
	const isBegun = budget.clinics.some(({ cells }) => Object.keys(cells).length > 0);
	if (!isBegun || clinics[0]?.currency === budget.clinics[0]?.currency) return { ...budget, clinics };
	return { ...budget, clinics, travelCurrency: travelCurrency(budget), totalCurrency: totalCurrency(budget) };
}

/** The currencies a budget holds, that of its totals among them. */
export const currenciesOf = (budget: Budget): readonly Currency[] => [
	...new Set([...budget.clinics.map(({ currency }) => currency), travelCurrency(budget), totalCurrency(budget)]),
];

/** Totals for all clinics of a budget, in their order. @param outline the lines there are @param unnamed before a letter */
export function budgetTotals(budget: Budget, outline: BudgetOutline, unnamed: string) {
	const names = clinicNames(budget.clinics, unnamed);
	// What is written once for all says nothing yet of a clinic after the first.
	const isShared = isAlike(budget, outline.travel);
	const clinics = budget.clinics.map((clinic, index) => {
		const begins = GROUPS.filter((group) => group !== "travel" || index === 0 || !isShared);
		const name = names[index] ?? "";
		/** Where there is room for its beginning alone: two may begin alike, so its letter goes before. */
		const label = clinic.name.trim() ? `${clinicLetter(index)} · ${name}` : name;
		return { name, label, ...clinicTotals(clinic, budget, outline, begins) };
	});
	return { currency: totalCurrency(budget), clinics };
}

/** @param begins the groups in which an amount begins it */
function clinicTotals(clinic: Clinic, budget: Budget, outline: BudgetOutline, begins: readonly Group[]) {
	const currency = totalCurrency(budget);
	let isBegun = false;
	const parts = { treatment: new Decimal(0), later: new Decimal(0), travel: new Decimal(0) };
	/** Every line that has an amount, the clinic's price among them; undefined if a rate is missing. */
	const apart: { id: string; amount: Decimal | undefined }[] = [];
	/** Ids of the lines that have no amount, or whose amount cannot be read. */
	const unknown: string[] = [];
	for (const group of GROUPS) {
		const from = group === "travel" ? travelCurrency(budget) : clinic.currency;
		for (const line of outline[group]) {
			const cell = clinic.cells[line.id];
			if (!cell?.state || cell.state === "included") continue;
			const own = amountOf(cell, line, budget, from);
			if (!own) {
				unknown.push(line.id);
				continue;
			}
			const amount = converted(own, from, currency, budget);
			apart.push({ id: line.id, amount });
			isBegun ||= begins.includes(group);
			if (amount) parts[group] = parts[group].plus(amount);
		}
	}
	// Its parts add up to what is known.
	const isWhole = apart.every(({ amount }) => amount);
	return { known: isWhole ? sum(Object.values(parts)) : undefined, parts, apart, unknown, isBegun };
}

/** In the currency it was written in, for all nights or years; undefined if it is not known. */
function amountOf({ state, amount }: Cell, { times }: BudgetLine, budget: Budget, from: Currency): Decimal | undefined {
	if (state !== "apart") return undefined;
	const reading = readAmount(amount, from);
	if (reading.kind !== "number") return undefined;
	if (!times) return reading.value;
	const count = readWholeNumber(budget[times]);
	return count.kind === "number" ? reading.value.times(count.value) : undefined;
}

/** By way of pesos, which the rates are in; each amount is rounded to the cent, so that lines add up to their total. */
function converted(amount: Decimal, from: Currency, to: Currency, budget: Budget): Decimal | undefined {
	if (from === to) return amount;
	const [one, other] = [rateOf(from, budget), rateOf(to, budget)];
	return one && other && toCents(amount.times(one).div(other));
}

/** What a unit is in pesos, as typed; undefined if that is no number above zero. */
export function rateOf(currency: Currency, { rates }: Budget): Decimal | undefined {
	if (currency === "DOP") return new Decimal(1);
	const reading = readPercentage(rates[currency]);
	return reading.kind === "number" && reading.value.gt(0) ? reading.value : undefined;
}
