import { sectionExamples } from "../../gallery/section-examples.ts";
import { faqIndexSchema } from "./faq-index.schema.ts";

export const examples = sectionExamples(faqIndexSchema);
