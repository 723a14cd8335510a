import * as v from "valibot";
import { field, flag, object, oneOf, optional, text } from "../fields/field.ts";
import { day, pageHead, relatedAnswers, review, searchDescription, sourceNames } from "../fields/parts.ts";
import { photograph } from "../fields/photograph.ts";
import { COVERS } from "./content-item.ts";
import { VIDEO_IDS } from "./video.ts";

/** The lines between `---` at the head of `content/es/articulos/*.md`. */
export const articleSchema = object({
	title: field(
		"Título",
		"La pregunta que contesta, como se escribe en un buscador. Hasta 60 caracteres, sin repetir.",
		pageHead.title,
	),
	description: field("Descripción", "Lo que muestran los buscadores debajo del título.", searchDescription),
	summary: field("Resumen", "Dos frases, para la lista y el principio de la página."),
	address: optional(
		"Dirección",
		"El final de su dirección, si no es el nombre del archivo. Minúsculas, cifras y guiones.",
		v.pipe(text, v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lleva solo minúsculas, cifras y guiones.")),
	),
	date: field("Fecha", "El día en que se publica, por ejemplo 2026-11-22.", day),
	updated: optional("Actualizado el", "El día del último cambio de fondo, si lo hubo.", day),
	author: optional("Autor", "Nombre y apellido. Si falta, firma el Grupo."),
	clinicalReview: field("Revisión médica", "Pendiente hasta que lo firme un médico; luego se lee su nombre.", review),
	legalReview: optional("Revisión legal", "Pendiente hasta que lo firme un abogado, si habla de leyes.", review),
	image: field("Dibujo", "Sale donde no hay foto.", oneOf("este dibujo", COVERS)),
	picture: v.optional(photograph),
	video: optional("Video", "Sale arriba, y su transcripción debajo del texto.", oneOf("este video", VIDEO_IDS)),
	sources: sourceNames("Fuentes", "De dónde sale lo que dice; cada fuente lleva su fecha."),
	related: v.optional(relatedAnswers),
	draft: flag("Borrador", "Marcado, no sale en el sitio. Quita la marca para que salga."),
});

/** What a reader can open below `/blog/`. */
export type Article = v.InferOutput<typeof articleSchema> & {
	/** Its file's name without the ending, and the end of its address. */
	id: string;
	/** Markdown. */
	body: string;
};

/** Where the articles' files are, below the content folder. */
export const ARTICLES_FOLDER = "articulos";
