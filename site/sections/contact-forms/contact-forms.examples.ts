import { sectionExamples } from "../../gallery/section-examples.ts";
import { contactFormsSchema } from "../../../content-model/sections/contact-forms.ts";

export const examples = sectionExamples(contactFormsSchema);
