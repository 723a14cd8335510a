import { sectionExamples } from "../../gallery/section-examples.ts";
import { agendaTimelineSchema } from "./agenda-timeline.schema.ts";

export const examples = sectionExamples(agendaTimelineSchema, undefined, "agenda-objectives");
