/** Questions and their answers. */
import * as v from "valibot";
import { field, filled, group, object, several } from "../fields/field.ts";
import { faq, internalLink, link, relatedAnswers } from "../fields/parts.ts";
import { briefHead, plainTitle, section } from "./frame.ts";

export const questionSections = [
	/** Questions with their answers (specification, section 3). */
	section("faqs", "preguntas", "Preguntas que se abren donde están; /faq las reúne.", {
		...briefHead,
		items: several("Preguntas", "Al menos una, sin repetir.", faq, "una pregunta"),
		related: v.optional(relatedAnswers),
	}),
	/** The way to answers of the list of all, on a page without questions of its own. */
	section("answers", "respuestas", "Enlaces a las respuestas de /faq que van con esta página.", {
		related: relatedAnswers,
	}),
	/** Whom the page is for, each with the way to answers of their own. */
	section("for-whom", "para quién", "Quiénes vienen, y a un toque las respuestas que hablan de ellos.", {
		...briefHead,
		ways: several(
			"Para quién",
			"Los que menos se encuentran a sí mismos en otras páginas.",
			object({ ...link.entries, text: field("Frase", "Debajo, una frase corta y amable.") }),
			"un enlace",
		),
	}),
	/** Every question of the site, grouped by the page it stands on; the questions are collected, never copied. */
	section("faq-index", "todas las preguntas", "Reúne las de content/es/answers y las de las páginas.", {
		title: plainTitle,
		first: field(
			"Página que va primero",
			"La de las preguntas que abren la lista, por ejemplo /para-pacientes.",
			internalLink,
		),
		more: filled("Enlace a su página", "Debajo de sus preguntas; {page} es el nombre del tema o de la página."),
		audiences: group("Para quién", "Encima de los temas de cada público.", {
			patient: field("Pacientes", "Encima de los temas para pacientes."),
			partner: field("Profesionales", "Encima de los temas para clínicas, médicos y empresas."),
		}),
		filter: group("Buscador", "Encima de las preguntas.", {
			search: field("Rótulo de la búsqueda", "Encima del campo donde se escribe."),
			note: field("Debajo del campo", "A quién llega lo que se escribe."),
			fault: field("Sin buscador", "Cuando el programa del buscador no llegó."),
			reload: field("Botón: cargar de nuevo", "Junto a lo anterior."),
			none: field("Sin resultados", "Cuando ninguna pregunta coincide."),
			instead: field("Enlace sin resultados", "Lo que se ofrece cuando nada coincide.", link),
			nearest: field("Lo más cercano", "Encima de las respuestas que más se acercan, cuando nada coincide."),
			one: field("Un resultado", "Cuando coincide una sola pregunta."),
			many: filled("Varios resultados", "{count} es cuántas preguntas coinciden."),
		}),
	}),
] as const;
