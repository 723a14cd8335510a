import type { BarWords } from "../../../../content-model/plan/frame.ts";
import type { SummarySource } from "../../../../plan/summary.ts";

/** What every tool is given beside its own words; `site/sections/plan-frame.ts` makes it. */
export interface PlanFrame extends Omit<SummarySource, "questions"> {
	bar: BarWords;
}
