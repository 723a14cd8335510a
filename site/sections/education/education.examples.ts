import { educationSchema } from "../../../content-model/sections/education.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(educationSchema);
