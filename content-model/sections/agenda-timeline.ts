import * as v from "valibot";
import { field } from "../field.ts";
import { text } from "../parts.ts";
import { filled } from "../template.ts";
import { sectionId, sectionLead, sectionTitle, sectionType } from "./frame.ts";

/** The agenda's goals on their quarters; the goals themselves stand in the page's objectives. */
export const agendaTimelineSchema = v.strictObject({
	type: sectionType("agenda-timeline", "línea de tiempo", "Las metas de la agenda sobre sus trimestres."),
	id: sectionId,
	title: sectionTitle,
	lead: sectionLead,
	goal: field("Delante de cada fecha", "Para que ninguna se lea como algo hecho, por ejemplo «Meta».", text),
	quarter: filled("Trimestre", "Un trimestre en la regla; {number} es de 1 a 4."),
	always: field("Sin fecha", "Encima de las metas que no llevan fecha.", text),
	note: field("Aviso", "Debajo de la línea de tiempo.", text),
});

export type AgendaTimelineProps = v.InferOutput<typeof agendaTimelineSchema>;
