import * as v from "valibot";
import { sectionType } from "./frame.ts";
import { planHead } from "./plan-head.ts";

/** The tool of `/mi-plan` for the stay; its own words are in `content/plan/`. */
export const planStaySchema = v.strictObject({
	type: sectionType("plan-stay", "mi plan, estadía", "La herramienta de /mi-plan/estadia."),
	...planHead,
});

export type PlanStayProps = v.InferOutput<typeof planStaySchema>;
