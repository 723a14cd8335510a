import { agendaImpactSchema } from "../../../content-model/sections/agenda-impact.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(agendaImpactSchema);
