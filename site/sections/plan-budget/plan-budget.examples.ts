import { planBudgetSchema } from "../../../content-model/sections/plan-budget.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(planBudgetSchema);
