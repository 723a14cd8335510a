import { sectionExamples } from "../../gallery/section-examples.ts";
import { testimonialsSectionSchema } from "./testimonials.schema.ts";

export const examples = sectionExamples(testimonialsSectionSchema);
