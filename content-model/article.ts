import * as v from "valibot";
import { COVERS } from "./content-item.ts";
import { field } from "./field.ts";
import { day, relatedAnswers, review, sourceNames, text } from "./parts.ts";
import { photograph } from "./photograph.ts";
import { VIDEO_IDS } from "./video.ts";

/** The lines between `---` at the head of `content/articulos/*.md`. */
export const articleSchema = v.strictObject({
	title: v.pipe(
		text,
		v.maxLength(70, "el título pasa de 70 caracteres; los buscadores lo cortan."),
		v.title("Título"),
		v.description("Se lee en la página, en la lista y en los buscadores. No se repite."),
	),
	description: v.pipe(
		text,
		v.minLength(70, "la descripción tiene menos de 70 caracteres."),
		v.maxLength(160, "la descripción pasa de 160 caracteres; los buscadores la cortan."),
		v.title("Descripción"),
		v.description("Lo que muestran los buscadores debajo del título."),
	),
	summary: v.pipe(text, v.title("Resumen"), v.description("Dos frases, para la lista y el principio de la página.")),
	date: field("Fecha", "El día en que se publica, por ejemplo 2026-11-22.", day),
	updated: v.optional(field("Actualizado el", "El día del último cambio de fondo, si lo hubo.", day)),
	author: v.optional(
		v.pipe(text, v.title("Autor"), v.description("Nombre y apellido. Sin esta línea, firma el Grupo.")),
	),
	reviewer: v.optional(
		v.pipe(text, v.title("Quién lo revisó"), v.description("El médico que lo leyó. Va con clinicalReview: done.")),
	),
	clinicalReview: v.pipe(
		review,
		v.title("Revisión médica"),
		v.description("pending hasta que lo lea un médico; luego done, con su nombre en reviewer."),
	),
	image: v.pipe(
		v.picklist(COVERS, `no existe este dibujo; elige entre ${COVERS.join(", ")}.`),
		v.title("Dibujo"),
		v.description("Sale donde no hay foto."),
	),
	picture: v.optional(photograph),
	video: v.optional(
		field(
			"Video",
			"El nombre de su archivo en content/videos. Sale arriba, y su transcripción debajo del texto.",
			v.picklist(VIDEO_IDS, `no existe este video; elige entre ${VIDEO_IDS.join(", ")}.`),
		),
	),
	sources: sourceNames("Fuentes", "Sus nombres cortos en content/sources.yaml, donde lleva cada una su fecha."),
	related: relatedAnswers,
	draft: v.optional(
		v.pipe(
			v.boolean(),
			v.title("Borrador"),
			v.description("true lo enseña solo con npm run dev. Quita la línea para publicarlo."),
		),
		false,
	),
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
