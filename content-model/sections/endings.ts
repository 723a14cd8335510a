/** What stands between sections and at a page's end. */
import * as v from "valibot";
import { field, group, linkedText, list, oneOf, several, text } from "../field.ts";
import { LEGAL_IDS } from "../legal.ts";
import { chatVariant, link } from "../parts.ts";
import { chatLabel, plainTitle, section, sectionId, sectionTitle } from "./frame.ts";

export const endingSections = [
	/** A quiet full-width line of text over a slowly moving drawing (the specification's parallax banner). */
	section("banner", "franja", "Una frase a todo el ancho sobre un dibujo.", {
		title: sectionTitle,
		text: field("Texto", "Lo que sigue al título, en una o dos frases.", text),
	}),
	/** The call a page ends with. `*word*` in the title is set in italics. */
	section("closing", "cierre", "La invitación con que termina una página.", {
		id: sectionId,
		title: sectionTitle,
		text: field("Texto", "La invitación, en una o dos frases. Admite [palabras](/ruta).", linkedText),
		actions: list("Botones", "Uno o dos, en el orden en que se leen.", link),
		chat: v.optional(group("Enlace al chat", "Va detrás de los botones.", { label: chatLabel, variant: chatVariant })),
		note: v.optional(field("Nota", "Una promesa o una condición debajo de los botones.", text)),
	}),
	/** What the page does not claim: one notice, or several with a name each. */
	section("disclaimer", "avisos", "Lo que la página no afirma, al final de ella.", {
		id: sectionId,
		title: plainTitle,
		notices: several(
			"Avisos",
			"Uno, o varios con su nombre.",
			v.strictObject({
				title: v.optional(field("Nombre del aviso", "Encima del texto, si hay varios.", text)),
				text: field("Texto del aviso", "Qué no se afirma ni se promete.", text),
			}),
			"un aviso",
		),
	}),
	/** A legal notice from `content/es/legal/`. */
	section("legal", "aviso legal", "Un texto de content/es/legal, con su índice.", {
		document: field("Documento", "El nombre de su archivo en content/es/legal.", oneOf("este documento", LEGAL_IDS)),
		contents: field("Título del índice", "Encima de la lista de apartados.", text),
		version: field("Delante de la fecha", "Por ejemplo «Versión del».", text),
		pending: field("Sin revisar", "Se lee mientras falta la revisión de un abogado.", text),
	}),
] as const;
