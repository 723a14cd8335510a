import * as v from "valibot";
import { sectionType } from "./frame.ts";
import { planHead } from "./plan-head.ts";

/** The tool of `/mi-plan` for questions to a clinic; its own words are in `content/plan/`. */
export const planQuestionsSchema = v.strictObject({
	type: sectionType("plan-questions", "mi plan, preguntas", "La herramienta de /mi-plan/preguntas."),
	...planHead,
});

export type PlanQuestionsProps = v.InferOutput<typeof planQuestionsSchema>;
