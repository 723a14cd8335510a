import { sectionExamples } from "../../gallery/section-examples.ts";
import { visionSchema } from "./vision.schema.ts";

export const examples = sectionExamples(visionSchema);
