import { sectionExamples } from "../../gallery/section-examples.ts";
import { contactSchema } from "./contact.schema.ts";

export const examples = sectionExamples(contactSchema);
