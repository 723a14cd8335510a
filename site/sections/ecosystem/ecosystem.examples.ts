import { sectionExamples } from "../../gallery/section-examples.ts";
import { ecosystemSchema } from "./ecosystem.schema.ts";

export const examples = sectionExamples(ecosystemSchema);
