/** A plan in a few lines, for whoever is asked to help with it. */
import { type BudgetOutline, budgetTotals } from "./budget/budget-totals.ts";
import { type OfferLineWords, offerLines } from "./loan/offer-lines.ts";
import { showMoney } from "./numbers/show-amount.ts";
import { isEmptyPlan, type Plan } from "./plan.ts";
import { type StayLineWords, stayLines } from "./stay/stay-lines.ts";

/** Lines with places to fill, as the content has them. */
export interface SummaryWords extends OfferLineWords, StayLineWords {
	greeting: string;
	end: string;
	/** `{clinic}`, `{amount}` and `{count}`. */
	clinic: string;
	/** `{clinic}` and `{amount}`. */
	wholeClinic: string;
	/** What a clinic without a name is called, before its letter. */
	unnamed: string;
	/** `{count}`. */
	questions: string;
}

/** Fills a template's places. */
export type Fill = (template: string, values: Record<string, string>) => string;

/** @returns nothing where nothing was written */
export function summary(plan: Plan, outline: BudgetOutline, words: SummaryWords, fill: Fill): string | undefined {
	if (isEmptyPlan(plan)) return undefined;
	const lines = [
		...budgetLines(plan, outline, words, fill),
		...offerLines(plan.offers, words, fill),
		...stayLines(plan.stay, words, fill),
		...questionLines(plan, words, fill),
	];
	return [words.greeting, ...lines, words.end].join("\n");
}

function budgetLines({ budget }: Plan, outline: BudgetOutline, words: SummaryWords, fill: Fill): string[] {
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

function questionLines({ questions: { ticked, own } }: Plan, words: SummaryWords, fill: Fill): string[] {
	const count = ticked.length + own.length;
	return count > 0 ? [`- ${fill(words.questions, { count: String(count) })}`] : [];
}

/** What a clinic is called: its name, or a letter until it has one. */
export function clinicName(name: string, place: number, unnamed: string): string {
	return name.trim() || `${unnamed} ${"ABC"[place] ?? place + 1}`;
}
