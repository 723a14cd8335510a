import { planStaySchema } from "../../../content-model/sections/plan-stay.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(planStaySchema);
