import * as v from "valibot";
import { field } from "../field.ts";
import { internalLink, link, text } from "../parts.ts";
import { template } from "../template.ts";
import { plainTitle, sectionType } from "./frame.ts";

/** Every question of the site, grouped by the page it stands on; the questions are collected, never copied. */
export const faqIndexSchema = v.strictObject({
	type: sectionType("faq-index", "todas las preguntas", "Reúne las de content/answers y las de las páginas."),
	title: plainTitle,
	first: field(
		"Página que va primero",
		"La de las preguntas que abren la lista, por ejemplo /para-pacientes.",
		internalLink,
	),
	more: field("Enlace a su página", "Detrás de cada grupo; {page} es el nombre de la página.", template("page")),
	contents: field(
		"Índice",
		"La lista de temas.",
		v.strictObject({
			title: field("Título del índice", "Encima de los temas.", text),
			pages: field("Otras páginas", "El enlace a las preguntas de otras páginas.", text),
		}),
	),
	answer: field(
		"Debajo de una respuesta",
		"De dónde sale y quién falta por leerla.",
		v.strictObject({
			sources: field("Fuentes", "Delante de las fuentes; {date} es el día en que se revisaron.", template("date")),
			confirm: field("Dónde confirmarlo", "Delante de las páginas oficiales.", text),
			clinicalReview: field("Falta un médico", "Mientras no la haya leído un médico.", text),
			legalReview: field("Falta un abogado", "Mientras no la haya leído un abogado.", text),
			bothReviews: field("Faltan los dos", "Mientras no la hayan leído ni médico ni abogado.", text),
		}),
	),
	filter: field(
		"Buscador",
		"Encima de las preguntas.",
		v.strictObject({
			search: field("Rótulo de la búsqueda", "Encima del campo donde se escribe.", text),
			group: field("Rótulo del tema", "Encima de la lista de temas.", text),
			all: field("Todos los temas", "La primera opción de la lista.", text),
			none: field("Sin resultados", "Cuando ninguna pregunta coincide.", text),
			instead: field("Enlace sin resultados", "Lo que se ofrece cuando nada coincide.", link),
			one: field("Un resultado", "Cuando coincide una sola pregunta.", text),
			many: field("Varios resultados", "{count} es cuántas preguntas coinciden.", template("count")),
		}),
	),
});

export type FaqIndexProps = v.InferOutput<typeof faqIndexSchema>;
