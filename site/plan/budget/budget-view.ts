import type { BudgetWords } from "../../../content-model/plan/budget.ts";
import type { AmountWords } from "../../../content-model/plan/files.ts";
import type { Budget } from "../../../plan/budget/budget.ts";
import type { BudgetTotals, Group } from "../../../plan/budget/budget-totals.ts";

/** What each part of the budget's tool is shown. */
export interface BudgetView {
	words: BudgetWords;
	amounts: AmountWords;
	budget: Budget;
	change: (next: (now: Budget) => Budget) => void;
	totals: BudgetTotals;
	names: readonly string[];
	/** The clinic that a narrow screen shows. */
	shown: number;
	onShow: (place: number) => void;
}

export type LineWords = BudgetWords["price"];

/** The lines of a group as they are read, the price first of all. */
export function linesOf(words: BudgetWords, group: Group): readonly LineWords[] {
	const { lines } = words[group];
	return group === "treatment" ? [words.price, ...lines] : lines;
}

export function lineLabel(words: BudgetWords, id: string): string {
	const all = [words.price, ...words.treatment.lines, ...words.later.lines, ...words.travel.lines];
	return all.find((line) => line.id === id)?.label ?? id;
}
