import { sectionExamples } from "../../gallery/section-examples.ts";
import { agendaJoiningSchema } from "../../../content-model/sections/agenda-joining.ts";

export const examples = sectionExamples(agendaJoiningSchema);
