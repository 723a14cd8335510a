import { sectionExamples } from "../../gallery/section-examples.ts";
import { ecosystemSchema } from "../../../content-model/sections/ecosystem.ts";

export const examples = sectionExamples(ecosystemSchema);
