import { sectionExamples } from "../../gallery/section-examples.ts";
import { faqIndexSchema } from "../../../content-model/sections/faq-index.ts";

export const examples = sectionExamples(faqIndexSchema);
