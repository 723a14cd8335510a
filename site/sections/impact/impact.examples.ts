import { sectionExamples } from "../../gallery/section-examples.ts";
import { impactSchema } from "./impact.schema.ts";

export const examples = sectionExamples(impactSchema);
