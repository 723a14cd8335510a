import * as v from "valibot";
import { sectionType } from "./frame.ts";
import { planHead } from "./plan-head.ts";

/** The tool of `/mi-plan` for instalments; its own words are in `content/plan/`. */
export const planLoanSchema = v.strictObject({
	type: sectionType("plan-loan", "mi plan, cuotas", "La herramienta de /mi-plan/cuotas."),
	...planHead,
});

export type PlanLoanProps = v.InferOutput<typeof planLoanSchema>;
