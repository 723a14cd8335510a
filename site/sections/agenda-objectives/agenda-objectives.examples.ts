import { sectionExamples } from "../../gallery/section-examples.ts";
import { agendaObjectivesSchema } from "./agenda-objectives.schema.ts";

export const examples = sectionExamples(agendaObjectivesSchema);
