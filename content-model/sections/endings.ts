/** What stands between sections and at a page's end. */
import * as v from "valibot";
import { field, list } from "../field.ts";
import { LEGAL_IDS } from "../legal.ts";
import { chatVariant, group, link, linkedText, text } from "../parts.ts";
import { chatLabel, plainTitle, sectionId, sectionTitle, sectionType } from "./frame.ts";

/** A quiet full-width line of text over a slowly moving drawing (the specification's parallax banner). */
const bannerSchema = v.strictObject({
	type: sectionType("banner", "franja", "Una frase a todo el ancho sobre un dibujo."),
	title: sectionTitle,
	text: field("Texto", "Lo que sigue al título, en una o dos frases.", text),
});

/** The call a page ends with. `*word*` in the title is set in italics. */
const closingSchema = v.strictObject({
	type: sectionType("closing", "cierre", "La invitación con que termina una página."),
	id: sectionId,
	title: sectionTitle,
	text: field("Texto", "La invitación, en una o dos frases. Admite [palabras](/ruta).", linkedText),
	actions: list("Botones", "Uno o dos, en el orden en que se leen.", link),
	chat: v.optional(group("Enlace al chat", "Va detrás de los botones.", { label: chatLabel, variant: chatVariant })),
	note: v.optional(field("Nota", "Una promesa o una condición debajo de los botones.", text)),
});

/** What the page does not claim: one notice, or several with a name each. */
const disclaimerSchema = v.strictObject({
	type: sectionType("disclaimer", "avisos", "Lo que la página no afirma, al final de ella."),
	id: sectionId,
	title: plainTitle,
	notices: list(
		"Avisos",
		"Uno, o varios con su nombre.",
		v.strictObject({
			title: v.optional(field("Nombre del aviso", "Encima del texto, si hay varios.", text)),
			text: field("Texto del aviso", "Qué no se afirma ni se promete.", text),
		}),
		v.minLength(1, "lleva al menos un aviso."),
	),
});

/** A legal notice from `content/es/legal/`. */
const legalSchema = v.strictObject({
	type: sectionType("legal", "aviso legal", "Un texto de content/es/legal, con su índice."),
	document: field(
		"Documento",
		"El nombre de su archivo en content/es/legal.",
		v.picklist(LEGAL_IDS, `no existe este documento; elige entre ${LEGAL_IDS.join(", ")}.`),
	),
	contents: field("Título del índice", "Encima de la lista de apartados.", text),
	version: field("Delante de la fecha", "Por ejemplo «Versión del».", text),
	pending: field("Sin revisar", "Se lee mientras falta la revisión de un abogado.", text),
});

export const endingSections = [bannerSchema, closingSchema, disclaimerSchema, legalSchema] as const;
