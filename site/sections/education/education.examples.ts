import { sectionExamples } from "../../gallery/section-examples.ts";
import { educationSchema } from "./education.schema.ts";

export const examples = sectionExamples(educationSchema);
