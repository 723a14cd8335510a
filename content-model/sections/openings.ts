/** How a page opens. */
import * as v from "valibot";
import { field, group, linkedText, list, optional } from "../fields/field.ts";
import { chatVariant, internalLink, link, metric, pageArt } from "../fields/parts.ts";
import { chatLabel, plainTitle, section, sectionId, sectionLead, sectionTitle } from "./frame.ts";
import { sentenceParts } from "./sentence-parts.ts";

const sentence = v.pipe(
	linkedText,
	v.check(
		(value) => /[.?!]$/.test(value) && !/[.?!]\s/.test(value),
		"es exactamente una oración: termina en punto y no lleva otro dentro.",
	),
	v.check(
		(value) => sentenceParts(value).every(({ href }) => href === undefined || v.is(internalLink, href)),
		"un enlace se escribe [palabras](/contacto) y lleva a una página de este sitio.",
	),
);

/**
 * How every short page begins: a heading and one sentence (specification, section 2). `[words](/path)` in the sentence
 * is a link: where a page holds nothing else, the next step stands in its sentence.
 */
export const headingSchema = section(
	"heading",
	"encabezado",
	"Cómo empieza una página corta: un título y una oración.",
	{
		title: plainTitle,
		sentence: field(
			"Oración",
			"Exactamente una. [palabras](/contacto) es un enlace a otra página del sitio.",
			sentence,
		),
		art: pageArt,
	},
);

export const openingSections = [
	/** First screen of the home page. `*word*` in the title is set in italics. */
	section("hero", "portada", "La primera pantalla de la página de inicio.", {
		eyebrow: field("Antetítulo", "Unas palabras pequeñas encima del título."),
		title: sectionTitle,
		lead: sectionLead,
		actions: list("Botones", "Exactamente dos.", link, v.length(2, "lleva dos botones.")),
		guide: field("Enlace para leer antes", "Para quien quiere leer antes de escribir.", link),
		metrics: list("Cifras", "Las que abren la página.", metric),
		metricsNote: field("Aviso de las cifras", "El que vale para todas. Admite [palabras](/ruta).", linkedText),
		cue: field("Enlace hacia abajo", "Lleva a la sección que sigue.", link),
	}),
	/** First screen of a page that is not a unit's. `*word*` in the title is set in italics. */
	section("page-hero", "portada de página", "La primera pantalla de una página que no es la de inicio.", {
		id: sectionId,
		eyebrow: field("Antetítulo", "Unas palabras pequeñas encima del título."),
		title: sectionTitle,
		lead: sectionLead,
		actions: list("Botones", "En el orden en que se leen.", link),
		chat: v.optional(group("Enlace al chat", "Va detrás de los botones.", { label: chatLabel, variant: chatVariant })),
		note: optional("Nota", "Debajo de los botones. Admite [palabras](/ruta).", linkedText),
		claims: v.optional(
			group("Cifras", "Las que abren la página, con su aviso.", {
				metrics: list("Cifras", "Cada una con lo que cuenta.", metric),
				note: field("Aviso", "El que vale para todas. Admite [palabras](/ruta).", linkedText),
			}),
		),
		art: v.optional(pageArt),
	}),
	headingSchema,
] as const;
