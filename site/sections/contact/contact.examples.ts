import { sectionExamples } from "../../gallery/section-examples.ts";
import { contactSchema } from "../../../content-model/sections/contact.ts";

export const examples = sectionExamples(contactSchema);
