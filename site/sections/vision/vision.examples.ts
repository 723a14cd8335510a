import { sectionExamples } from "../../gallery/section-examples.ts";
import { visionSchema } from "../../../content-model/sections/vision.ts";

export const examples = sectionExamples(visionSchema);
