import * as v from "valibot";
import { sectionType } from "./frame.ts";
import { planHead } from "./plan-head.ts";

/** The tool of `/mi-plan` for success rates; its own words are in `content/plan/`. */
export const planRatesSchema = v.strictObject({
	type: sectionType("plan-rates", "mi plan, tasas", "La herramienta de /mi-plan/tasas."),
	...planHead,
});

export type PlanRatesProps = v.InferOutput<typeof planRatesSchema>;
