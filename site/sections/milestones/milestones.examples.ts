import { sectionExamples } from "../../gallery/section-examples.ts";
import { milestonesSchema } from "../../../content-model/sections/milestones.ts";

export const examples = sectionExamples(milestonesSchema);
