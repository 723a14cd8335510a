import { sectionExamples } from "../../gallery/section-examples.ts";
import { disclaimerSchema } from "../../../content-model/sections/disclaimer.ts";

export const examples = sectionExamples(disclaimerSchema);
