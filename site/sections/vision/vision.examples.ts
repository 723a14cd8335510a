import { visionSchema } from "../../../content-model/sections/vision.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(visionSchema);
