import { contactFormsSchema } from "../../../content-model/sections/contact-forms.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(contactFormsSchema);
