import { agendaDocumentSchema } from "../../../content-model/sections/agenda-document.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(agendaDocumentSchema);
