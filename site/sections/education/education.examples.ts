import { sectionExamples } from "../../gallery/section-examples.ts";
import { educationSchema } from "../../../content-model/sections/education.ts";

export const examples = sectionExamples(educationSchema);
