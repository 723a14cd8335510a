import { sectionExamples } from "../../gallery/section-examples.ts";
import { valuesSchema } from "./values.schema.ts";

export const examples = sectionExamples(valuesSchema);
