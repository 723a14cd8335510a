import { sectionExamples } from "../../gallery/section-examples.ts";
import { milestonesSchema } from "./milestones.schema.ts";

export const examples = sectionExamples(milestonesSchema);
