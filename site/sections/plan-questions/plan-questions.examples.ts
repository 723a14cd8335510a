import { planQuestionsSchema } from "../../../content-model/sections/plan-questions.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(planQuestionsSchema);
