import { planRatesSchema } from "../../../content-model/sections/plan-rates.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(planRatesSchema);
