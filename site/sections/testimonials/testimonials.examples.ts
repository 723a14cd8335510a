import { testimonialsSectionSchema } from "../../../content-model/sections/testimonials.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(testimonialsSectionSchema);
