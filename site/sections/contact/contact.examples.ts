import { contactSchema } from "../../../content-model/sections/contact.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(contactSchema);
