import * as v from "valibot";
import { field, list } from "../field.ts";
import { chatVariant, group, link, linkedText, text } from "../parts.ts";
import { chatLabel, sectionId, sectionTitle, sectionType } from "./frame.ts";

/** The call a page ends with. `*word*` in the title is set in italics. */
export const closingSchema = v.strictObject({
	type: sectionType("closing", "cierre", "La invitación con que termina una página."),
	id: sectionId,
	title: sectionTitle,
	text: field("Texto", "La invitación, en una o dos frases. Admite [palabras](/ruta).", linkedText),
	actions: list("Botones", "Uno o dos, en el orden en que se leen.", link),
	chat: v.optional(group("Enlace al chat", "Va detrás de los botones.", { label: chatLabel, variant: chatVariant })),
	note: v.optional(field("Nota", "Una promesa o una condición debajo de los botones.", text)),
});

export type ClosingProps = v.InferOutput<typeof closingSchema>;
