import * as v from "valibot";
import { field, list } from "../field.ts";
import { link } from "../parts.ts";
import { sectionId, sectionLead, sectionTitle, sectionType, titledText } from "./frame.ts";

/** Ways to join the agenda, one a sector. */
export const agendaJoiningSchema = v.strictObject({
	type: sectionType("agenda-joining", "sumarse a la agenda", "Cuatro formas de sumarse, una por sector."),
	id: sectionId,
	title: sectionTitle,
	lead: sectionLead,
	ways: list(
		"Formas de sumarse",
		"Exactamente cuatro, cada una con su botón.",
		v.strictObject({
			...titledText("esta forma de sumarse").entries,
			action: field("Botón", "Lleva al formulario de la agenda con su interés.", link),
		}),
		v.length(4, "lleva exactamente cuatro formas de sumarse."),
	),
});

export type AgendaJoiningProps = v.InferOutput<typeof agendaJoiningSchema>;
