import { sectionExamples } from "../../gallery/section-examples.ts";
import { resourcesSectionSchema } from "./resources.schema.ts";

export const examples = sectionExamples(resourcesSectionSchema);
