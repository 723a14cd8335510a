import { resourcesSectionSchema } from "../../../content-model/sections/resources.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(resourcesSectionSchema);
