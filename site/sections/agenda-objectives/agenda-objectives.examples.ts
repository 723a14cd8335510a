import { agendaObjectivesSchema } from "../../../content-model/sections/agenda-objectives.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(agendaObjectivesSchema);
