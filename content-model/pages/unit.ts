import * as v from "valibot";
import { emphasisedText, field, group, linkedText, list, object, optional, text } from "../fields/field.ts";
import { faq, link, metric, pageHead, plate, relatedAnswers } from "../fields/parts.ts";
import { sectionLead, sectionTitle, titledText } from "../sections/frame.ts";
import { transparencySchema } from "./transparency.ts";

const path = v.pipe(text, v.regex(/^(\/[a-z-]+){1,2}$/, "una ruta empieza con / y lleva solo minúsculas y guiones."));

const exactly = <S extends v.GenericSchema>(schema: S, count: number, what: string) =>
	list(`Lista de ${what}`, `Exactamente ${count}.`, schema, v.length(count, `lleva exactamente ${count} ${what}.`));

/** A unit's own page (specification, section 2, "Unit pages"). `*word*` in a title is set in italics. */
const unitPage = object({
	...pageHead,
	hero: group("Portada", "La primera pantalla de la página.", {
		title: sectionTitle,
		lead: sectionLead,
		tags: exactly(text, 3, "etiquetas"),
		actions: exactly(link, 2, "botones"),
	}),
	about: group("Qué es", "La unidad en pocas palabras, y lo que no hace.", {
		title: field("Título", "Encabeza la sección. Sin cursiva ni enlaces."),
		statement: field("Frase", "En letra grande. Las palabras entre *asteriscos* van en cursiva.", emphasisedText),
		paragraphs: list("Párrafos", "Cada párrafo es una entrada de la lista.", text),
		limits: field(
			"Lo que no hace",
			"Lo que la unidad deja a otros: el Grupo es intermediario y lo dice.",
			titledText("el límite"),
		),
	}),
	steps: group("Cómo funciona", "Los pasos, en orden.", {
		title: sectionTitle,
		lead: v.optional(sectionLead),
		items: exactly(titledText("el paso"), 3, "pasos"),
	}),
	/** Academy's; search engines are told of them as well. */
	courses: v.optional(
		group("Cursos", "Solo en Academy: los tipos de curso.", {
			title: sectionTitle,
			lead: v.optional(sectionLead),
			items: list("Lista de cursos", "Uno por entrada.", titledText("el curso")),
		}),
	),
	plate: v.optional(plate),
	benefits: group("Beneficios", "Lo que gana quien trabaja con la unidad.", {
		title: sectionTitle,
		items: exactly(titledText("el beneficio"), 6, "beneficios"),
	}),
	audiences: group("Para quién es", "Los públicos de la unidad.", {
		title: sectionTitle,
		lead: v.optional(sectionLead),
		items: exactly(titledText("el público"), 3, "públicos"),
	}),
	metrics: group("Cifras", "Con su aviso debajo.", {
		title: sectionTitle,
		items: exactly(metric, 3, "cifras"),
		note: field("Aviso", "Lo que las cifras no prometen. Admite [palabras](/ruta).", linkedText),
	}),
	transparency: optional("Cómo gana el Grupo y qué comprobó", "Solo en /ivfdo: las dos listas.", transparencySchema),
	faqs: group("Preguntas", "Las de la unidad; /faq las reúne con las demás.", {
		title: sectionTitle,
		items: exactly(faq, 5, "preguntas"),
		related: v.optional(relatedAnswers),
	}),
	closing: group("Cierre", "La invitación con que termina la página.", {
		title: sectionTitle,
		text: field("Texto", "La invitación, en una o dos frases. Admite [palabras](/ruta).", linkedText),
		actions: exactly(link, 2, "botones"),
		note: optional("Nota", "Debajo de los botones."),
	}),
});

/** `content/es/units/*.yaml`: one business unit and its page (specification, sections 2 and 3). */
export const unitSchema = object({
	title: field("Nombre", "El de la unidad, en el menú y en las tarjetas."),
	category: field("Categoría", "Qué clase de servicio es, en pocas palabras."),
	description: field("Descripción", "Qué hace la unidad, en una o dos frases; sale en la página de inicio."),
	href: field("Ruta", "La dirección de su página. No la cambies.", path),
	/** The page answers at both. */
	canonical: optional("Ruta para buscadores", "La que guardan los buscadores, si no es la de href.", path),
	page: field("Página", "Lo que se lee en la página de la unidad.", unitPage),
});

export type Unit = v.InferOutput<typeof unitSchema>;
export type UnitPage = Unit["page"];
