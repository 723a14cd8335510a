import * as v from "valibot";
import { field, list } from "../field.ts";
import { text } from "../parts.ts";
import { sectionId, sectionLead, sectionTitle, sectionType, titledText } from "./frame.ts";

/** What the agenda should change, from the nearest circle to the widest. */
export const agendaImpactSchema = v.strictObject({
	type: sectionType("agenda-impact", "impacto de la agenda", "Tres círculos: a quién le cambia algo la agenda."),
	id: sectionId,
	title: sectionTitle,
	lead: sectionLead,
	circles: list(
		"Círculos",
		"Tres, del más cercano al más amplio: pacientes, sector salud y economía.",
		titledText("el círculo"),
		v.length(3, "lleva tres círculos: pacientes, sector salud y economía."),
	),
	note: field("Aviso", "Debajo de los círculos: son metas y no promesas.", text),
});

export type AgendaImpactProps = v.InferOutput<typeof agendaImpactSchema>;
