import { sectionExamples } from "../../gallery/section-examples.ts";
import { agendaTimelineSchema } from "../../../content-model/sections/agenda-timeline.ts";

export const examples = sectionExamples(agendaTimelineSchema, undefined, "agenda-objectives");
