import { sectionExamples } from "../../gallery/section-examples.ts";
import { quotesSchema } from "./quotes.schema.ts";

export const examples = sectionExamples(quotesSchema);
