import { sectionExamples } from "../../gallery/section-examples.ts";
import { agendaDocumentSchema } from "../../../content-model/sections/agenda-document.ts";

export const examples = sectionExamples(agendaDocumentSchema);
