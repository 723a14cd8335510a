import { sectionExamples } from "../../gallery/section-examples.ts";
import { impactSchema } from "../../../content-model/sections/impact.ts";

export const examples = sectionExamples(impactSchema);
