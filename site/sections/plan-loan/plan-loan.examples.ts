import { planLoanSchema } from "../../../content-model/sections/plan-loan.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(planLoanSchema);
