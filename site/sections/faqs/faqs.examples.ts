import { sectionExamples } from "../../gallery/section-examples.ts";
import { faqsSchema } from "../../../content-model/sections/faqs.ts";

export const examples = sectionExamples(faqsSchema);
