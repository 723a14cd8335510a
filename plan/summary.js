/** A plan in a few lines, for whoever is asked to help with it. */
import { budgetTotals } from "./budget/budget-totals.ts";
import { offerLines } from "./loan/offer-lines.ts";
import { showMoney } from "./numbers/show-amount.ts";
import { isEmptyPlan } from "./plan.ts";
import { stayLines } from "./stay/stay-lines.ts";
/** @returns nothing where nothing was written */
export function summary(plan, outline, words, fill) {
	if (isEmptyPlan(plan)) return undefined;
	const lines = [
		...budgetLines(plan, outline, words, fill),
		...offerLines(plan.offers, words, fill),
		...stayLines(plan.stay, words, fill),
		...questionLines(plan, words, fill),
	];
	return [words.greeting, ...lines, words.end].join("\n");
}
function budgetLines({ budget }, outline, words, fill) {
	const { currency, clinics } = budgetTotals(budget, outline);
	return clinics.flatMap(({ known, unknown, isBegun }, place) => {
		if (!known || !isBegun) return [];
		const values = {
			clinic: clinicName(budget.clinics[place]?.name ?? "", place, words.unnamed),
			amount: showMoney(known, currency),
			count: String(unknown.length),
		};
		return [`- ${fill(unknown.length > 0 ? words.clinic : words.wholeClinic, values)}`];
	});
}
function questionLines({ questions: { ticked, own } }, words, fill) {
	const count = ticked.length + own.length;
	return count > 0 ? [`- ${fill(words.questions, { count: String(count) })}`] : [];
}
/** What a clinic is called: its name, or a letter until it has one. */
export function clinicName(name, place, unnamed) {
	return name.trim() || `${unnamed} ${"ABC"[place] ?? place + 1}`;
}
