import { milestonesSchema } from "../../../content-model/sections/milestones.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(milestonesSchema);
