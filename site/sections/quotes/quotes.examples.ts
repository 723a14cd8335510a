import { sectionExamples } from "../../gallery/section-examples.ts";
import { quotesSchema } from "../../../content-model/sections/quotes.ts";

export const examples = sectionExamples(quotesSchema);
