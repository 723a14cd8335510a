import { sectionExamples } from "../../gallery/section-examples.ts";
import { agendaJoiningSchema } from "./agenda-joining.schema.ts";

export const examples = sectionExamples(agendaJoiningSchema);
