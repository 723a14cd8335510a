import { sectionExamples } from "../../gallery/section-examples.ts";
import { agendaDocumentSchema } from "./agenda-document.schema.ts";

export const examples = sectionExamples(agendaDocumentSchema);
