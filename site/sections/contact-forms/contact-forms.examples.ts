import { sectionExamples } from "../../gallery/section-examples.ts";
import { contactFormsSchema } from "./contact-forms.schema.ts";

export const examples = sectionExamples(contactFormsSchema);
