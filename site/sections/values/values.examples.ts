import { sectionExamples } from "../../gallery/section-examples.ts";
import { valuesSchema } from "../../../content-model/sections/values.ts";

export const examples = sectionExamples(valuesSchema);
