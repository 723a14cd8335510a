/** What a budget adds up to: exactly, in one currency, with what is not known beside it and never in it. */
import { readAmount, readPercentage } from "../numbers/amount.ts";
import { Decimal, sum, toCents } from "../numbers/decimal.ts";
import { readWholeNumber } from "../numbers/whole-number.ts";
export const GROUPS = ["treatment", "later", "travel"];
/** What totals are shown in. */
export function totalCurrency({ totalCurrency: chosen, clinics }) {
	return chosen || clinics[0]?.currency || "USD";
}
/** The currencies a budget holds, that of its totals among them. */
export function currenciesOf(budget) {
	const { clinics, travelCurrency } = budget;
	const held = clinics.map(({ currency }) => currency);
	return [...new Set([...held, ...(travelCurrency ? [travelCurrency] : []), totalCurrency(budget)])];
}
/** Totals for all clinics of a budget. @param outline the lines there are */
export function budgetTotals(budget, outline) {
	const currency = totalCurrency(budget);
	return { currency, clinics: budget.clinics.map((clinic) => clinicTotals(clinic, budget, outline, currency)) };
}
function clinicTotals(clinic, budget, outline, currency) {
	const parts = { treatment: new Decimal(0), later: new Decimal(0), travel: new Decimal(0) };
	const apart = [];
	const unknown = [];
	for (const group of GROUPS) {
		const from = (group === "travel" && budget.travelCurrency) || clinic.currency;
		for (const line of outline[group]) {
			const cell = clinic.cells[line.id];
			if (!cell?.state || cell.state === "included") continue;
			const own = amountOf(cell, line, budget);
			if (!own) {
				unknown.push(line.id);
				continue;
			}
			const amount = converted(own, from, currency, budget);
			apart.push({ id: line.id, amount });
			if (amount) parts[group] = parts[group].plus(amount);
		}
	}
	const isWhole = apart.every(({ amount }) => amount);
	return { known: isWhole ? sum(Object.values(parts)) : undefined, parts, apart, unknown, isBegun: apart.length > 0 };
}
/** In the currency it was written in, for all nights or years; undefined where it is not known. */
function amountOf({ state, amount }, { times }, budget) {
	if (state !== "apart") return undefined;
	const reading = readAmount(amount);
	if (reading.kind !== "number") return undefined;
	if (!times) return reading.value;
	const count = readWholeNumber(budget[times]);
	return count.kind === "number" ? reading.value.times(count.value) : undefined;
}
/** By way of pesos, which her rates are in; each amount is rounded to the cent, so that lines add up to their total. */
function converted(amount, from, to, budget) {
	if (from === to) return amount;
	const [one, other] = [pesos(from, budget), pesos(to, budget)];
	return one && other && toCents(amount.times(one).div(other));
}
/** What a unit is in pesos, as she typed it; undefined where that is no number above zero. */
function pesos(currency, { rates }) {
	if (currency === "DOP") return new Decimal(1);
	const reading = readPercentage(rates[currency]);
	return reading.kind === "number" && reading.value.gt(0) ? reading.value : undefined;
}
