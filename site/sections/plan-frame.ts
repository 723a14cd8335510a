import { plan } from "virtual:content";
import type { PlanFrame } from "../islands/plan/plan-frame.ts";

/** What every tool's island is given beside its own words. */
export const planFrame: PlanFrame = { bar: plan.frame.bar, summary: plan.frame.summary };
