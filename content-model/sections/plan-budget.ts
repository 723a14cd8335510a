import * as v from "valibot";
import { sectionType } from "./frame.ts";
import { planHead } from "./plan-head.ts";

/** The tool of `/mi-plan` for the budget; its own words are in `content/plan/`. */
export const planBudgetSchema = v.strictObject({
	type: sectionType("plan-budget", "mi plan, presupuesto", "La herramienta de /mi-plan/presupuesto."),
	...planHead,
});

export type PlanBudgetProps = v.InferOutput<typeof planBudgetSchema>;
