import { ecosystemSchema } from "../../../content-model/sections/ecosystem.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(ecosystemSchema);
