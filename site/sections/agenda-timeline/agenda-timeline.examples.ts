import { agendaTimelineSchema } from "../../../content-model/sections/agenda-timeline.ts";
import { sectionExamples } from "../../gallery/section-examples.ts";

export const examples = sectionExamples(agendaTimelineSchema, undefined, "agenda-objectives");
