import { impactSchema } from "../../../content-model/sections/impact.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(impactSchema);
