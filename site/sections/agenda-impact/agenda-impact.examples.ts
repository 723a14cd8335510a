import { sectionExamples } from "../../gallery/section-examples.ts";
import { agendaImpactSchema } from "./agenda-impact.schema.ts";

export const examples = sectionExamples(agendaImpactSchema);
