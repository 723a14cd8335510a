import { disclaimerSchema } from "../../../content-model/sections/disclaimer.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(disclaimerSchema);
