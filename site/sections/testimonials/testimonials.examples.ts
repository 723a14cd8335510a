import { sectionExamples } from "../../gallery/section-examples.ts";
import { testimonialsSectionSchema } from "../../../content-model/sections/testimonials.ts";

export const examples = sectionExamples(testimonialsSectionSchema);
