import { sectionExamples } from "../../gallery/section-examples.ts";
import { agendaImpactSchema } from "../../../content-model/sections/agenda-impact.ts";

export const examples = sectionExamples(agendaImpactSchema);
