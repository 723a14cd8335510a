import { sectionExamples } from "../../gallery/section-examples.ts";
import { resourcesSectionSchema } from "../../../content-model/sections/resources.ts";

export const examples = sectionExamples(resourcesSectionSchema);
