import type { FrameWords } from "../../../content-model/plan/frame.ts";

/** What every tool is given beside its own words; `site/sections/plan-frame.ts` makes it. */
export interface PlanFrame {
	bar: FrameWords["bar"];
	summary: FrameWords["summary"];
}
