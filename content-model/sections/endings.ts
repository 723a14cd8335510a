/** What stands between sections and at a page's end. */
import * as v from "valibot";
import { field, group, linkedText, list, object, oneOf, optional, several } from "../fields/field.ts";
import { chatVariant, link } from "../fields/parts.ts";
import { GUIDE_IDS, LEGAL_IDS } from "../publications/legal.ts";
import { downloadFile, RESOURCE_TYPES } from "../publications/resource.ts";
import { chatLabel, plainTitle, section, sectionAnchor, sectionId, sectionTitle } from "./frame.ts";

export const endingSections = [
	/** A quiet full-width line of text over a slowly moving drawing (the specification's parallax banner). */
	section("banner", "franja", "Una frase a todo el ancho sobre un dibujo.", {
		title: sectionTitle,
		text: field("Texto", "Lo que sigue al título, en una o dos frases."),
	}),
	/** The page as a file to take away, printed from it by `npm run generate -- documents`. */
	section("download", "documento para descargar", "Una portada dibujada y su archivo.", {
		id: sectionAnchor,
		title: sectionTitle,
		text: field("Texto", "Qué trae el documento, en una o dos frases."),
		cover: group("Portada dibujada", "Las palabras que se leen sobre el dibujo de la portada.", {
			drawing: field("Dibujo", "El de la portada.", oneOf("este dibujo", ["agenda", ...RESOURCE_TYPES])),
			title: field("Título de la portada", "El nombre del documento, en grande."),
			line: field("Debajo del título", "El período o la clase de documento, por ejemplo 2026–2027."),
			owner: field("Quién firma", "Sale al pie de la portada."),
		}),
		download: group("Descarga", "El botón que baja el archivo.", {
			label: field("Texto del botón", "Lo que se lee en el botón."),
			file: downloadFile,
		}),
		note: field("Nota", "Letra pequeña debajo del botón."),
	}),
	/** The call a page ends with. `*word*` in the title is set in italics. */
	section("closing", "cierre", "La invitación con que termina una página.", {
		id: sectionId,
		title: sectionTitle,
		text: field("Texto", "La invitación, en una o dos frases. Admite [palabras](/ruta).", linkedText),
		actions: list("Botones", "Uno o dos, en el orden en que se leen.", link),
		chat: v.optional(group("Enlace al chat", "Va detrás de los botones.", { label: chatLabel, variant: chatVariant })),
		note: optional("Nota", "Una promesa o una condición debajo de los botones."),
	}),
	/** What the page does not claim: one notice, or several with a name each. */
	section("disclaimer", "avisos", "Lo que la página no afirma, al final de ella.", {
		id: sectionId,
		title: plainTitle,
		notices: several(
			"Avisos",
			"Uno, o varios con su nombre.",
			object({
				title: optional("Nombre del aviso", "Encima del texto, si hay varios."),
				text: field("Texto del aviso", "Qué no se afirma ni se promete."),
			}),
			"un aviso",
		),
	}),
	/** A legal notice from `content/es/legal/`, or a guide from `content/es/guides/`. */
	section("long-text", "texto largo", "Un texto de content/es/legal o content/es/guides, con su índice.", {
		document: field(
			"Documento",
			"Cuál de los textos legales y guías.",
			oneOf("este documento", [...LEGAL_IDS, ...GUIDE_IDS]),
		),
		contents: field("Título del índice", "Encima de la lista de apartados."),
		version: field("Delante de la fecha", "Por ejemplo «Versión del»."),
		pending: field("Sin revisar", "Se lee mientras falta la revisión."),
	}),
] as const;
