import * as v from "valibot";
import { field, list } from "../field.ts";
import { text } from "../parts.ts";
import { sectionId, sectionLead, sectionTitle, sectionType, titledText } from "./frame.ts";

/** Where the group stands and where it is going, as a way with stops. */
export const milestonesSchema = v.strictObject({
	type: sectionType("milestones", "hitos", "Dónde está el Grupo y a dónde va, en tres paradas."),
	id: sectionId,
	title: sectionTitle,
	lead: v.optional(sectionLead),
	stops: list(
		"Hitos",
		"Exactamente tres, en orden.",
		v.strictObject({ when: field("Cuándo", "Hoy, una fecha o un plazo.", text), ...titledText("el hito").entries }),
		v.length(3, "son exactamente tres hitos."),
	),
	note: field("Aviso", "Lo que el camino no promete.", text),
});

export type MilestonesProps = v.InferOutput<typeof milestonesSchema>;
