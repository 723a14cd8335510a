import { valuesSchema } from "../../../content-model/sections/values.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(valuesSchema);
