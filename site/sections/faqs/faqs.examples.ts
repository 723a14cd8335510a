import { sectionExamples } from "../../gallery/section-examples.ts";
import { faqsSchema } from "./faqs.schema.ts";

export const examples = sectionExamples(faqsSchema);
