import { faqsSchema } from "../../../content-model/sections/faqs.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(faqsSchema);
