import type { BarWords } from "../../../../content-model/plan/frame.ts";
import type { BudgetOutline } from "../../../../plan/budget/budget-totals.ts";
import type { SummaryWords } from "../../../../plan/summary.ts";

/** What every tool is given beside its own words; `site/sections/plan-frame.ts` makes it. */
export interface PlanFrame {
	bar: BarWords;
	summary: SummaryWords;
	/** The budget's lines, whose totals other tools and the summary show. */
	outline: BudgetOutline;
}
