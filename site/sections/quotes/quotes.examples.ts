import { quotesSchema } from "../../../content-model/sections/quotes.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(quotesSchema);
