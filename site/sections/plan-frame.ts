import { plan } from "virtual:content";
import type { BudgetLine } from "../../plan/budget/budget-totals.ts";
import type { PlanFrame } from "../islands/plan/frame/plan-frame.ts";

const { budget, frame, loan } = plan;

const outlined = (lines: readonly BudgetLine[]) =>
	lines.map(({ id, times }): BudgetLine => (times ? { id, times } : { id }));

/** What every tool's island is given beside its own words. */
export const planFrame: PlanFrame = {
	bar: frame.bar,
	summary: { ...frame.summary, unnamed: budget.setup.clinic, unnamedOffer: loan.offers.numbered },
	outline: {
		treatment: outlined([budget.price, ...budget.treatment.lines]),
		later: outlined(budget.later.lines),
		travel: outlined(budget.travel.lines),
	},
};
