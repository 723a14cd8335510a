import { faqIndexSchema } from "../../../content-model/sections/faq-index.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(faqIndexSchema);
