import { sectionExamples } from "../../gallery/section-examples.ts";
import { disclaimerSchema } from "./disclaimer.schema.ts";

export const examples = sectionExamples(disclaimerSchema);
