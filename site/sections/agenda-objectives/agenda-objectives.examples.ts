import { sectionExamples } from "../../gallery/section-examples.ts";
import { agendaObjectivesSchema } from "../../../content-model/sections/agenda-objectives.ts";

export const examples = sectionExamples(agendaObjectivesSchema);
