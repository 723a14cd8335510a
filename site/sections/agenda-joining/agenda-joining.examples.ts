import { agendaJoiningSchema } from "../../../content-model/sections/agenda-joining.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(agendaJoiningSchema);
