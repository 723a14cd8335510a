import * as v from "valibot";
import { field } from "./field.ts";
import { emphasisedText, faq, link, linkedText, metric, pageHead, relatedAnswers, text } from "./parts.ts";
import { sectionLead, sectionTitle, titledText } from "./sections/frame.ts";
import { transparencySchema } from "./transparency.ts";

const path = v.pipe(text, v.regex(/^\/[a-z-]+$/, "una ruta empieza con / y lleva solo minúsculas y guiones."));

const exactly = <S extends v.GenericSchema>(schema: S, count: number, what: string) =>
	field(
		`Lista de ${what}`,
		`Exactamente ${count}.`,
		v.pipe(v.array(schema), v.length(count, `lleva exactamente ${count} ${what}.`)),
	);

const toContact = v.pipe(
	link,
	v.check(({ href }) => /^\/contacto(\?|$)/.test(href), "los botones de una unidad llevan a /contacto."),
);

/** A unit's own page (specification, section 2, "Unit pages"). `*word*` in a title is set in italics. */
const unitPage = v.strictObject({
	...pageHead,
	hero: field(
		"Portada",
		"La primera pantalla de la página.",
		v.strictObject({
			title: sectionTitle,
			lead: sectionLead,
			tags: exactly(text, 3, "etiquetas"),
			actions: exactly(toContact, 2, "botones"),
		}),
	),
	about: field(
		"Qué es",
		"La unidad en pocas palabras, y lo que no hace.",
		v.strictObject({
			title: field("Título", "Encabeza la sección. Sin cursiva ni enlaces.", text),
			statement: field("Frase", "En letra grande. Las palabras entre *asteriscos* van en cursiva.", emphasisedText),
			paragraphs: field("Párrafos", "Cada párrafo es una entrada de la lista.", v.array(text)),
			limits: field(
				"Lo que no hace",
				"Lo que la unidad deja a otros: el Grupo es intermediario y lo dice.",
				titledText("el límite"),
			),
		}),
	),
	steps: field(
		"Cómo funciona",
		"Los pasos, en orden.",
		v.strictObject({
			title: sectionTitle,
			lead: v.optional(sectionLead),
			items: exactly(titledText("el paso"), 3, "pasos"),
		}),
	),
	/** Academy's; search engines are told of them as well. */
	courses: v.optional(
		field(
			"Cursos",
			"Solo en Academy: los tipos de curso.",
			v.strictObject({
				title: sectionTitle,
				lead: v.optional(sectionLead),
				items: field("Lista de cursos", "Uno por entrada.", v.array(titledText("el curso"))),
			}),
		),
	),
	benefits: field(
		"Beneficios",
		"Lo que gana quien trabaja con la unidad.",
		v.strictObject({ title: sectionTitle, items: exactly(titledText("el beneficio"), 6, "beneficios") }),
	),
	audiences: field(
		"Para quién es",
		"Los públicos de la unidad.",
		v.strictObject({
			title: sectionTitle,
			lead: v.optional(sectionLead),
			items: exactly(titledText("el público"), 3, "públicos"),
		}),
	),
	metrics: field(
		"Cifras",
		"Con su aviso debajo.",
		v.strictObject({
			title: sectionTitle,
			items: exactly(metric, 3, "cifras"),
			note: field("Aviso", "Lo que las cifras no prometen. Admite [palabras](/ruta).", linkedText),
		}),
	),
	transparency: v.optional(
		field("Cómo gana el Grupo y qué comprobó", "Solo en /ivfdo: las dos listas.", transparencySchema),
	),
	faqs: field(
		"Preguntas",
		"Las de la unidad; /faq las reúne con las demás.",
		v.strictObject({ title: sectionTitle, items: exactly(faq, 5, "preguntas"), related: relatedAnswers }),
	),
	closing: field(
		"Cierre",
		"La invitación con que termina la página.",
		v.strictObject({
			title: sectionTitle,
			text: field("Texto", "La invitación, en una o dos frases. Admite [palabras](/ruta).", linkedText),
			actions: v.pipe(
				exactly(link, 2, "botones"),
				v.check(
					([contact, about]) => /^\/contacto(\?|$)/.test(contact?.href ?? "") && about?.href === "/sobre-nosotros",
					"el primer botón lleva a /contacto y el segundo a /sobre-nosotros.",
				),
			),
			note: v.optional(field("Nota", "Debajo de los botones.", text)),
		}),
	),
});

/** `content/units/*.yaml`: one business unit and its page (specification, sections 2 and 3). */
export const unitSchema = v.strictObject({
	title: field("Nombre", "El de la unidad, en el menú y en las tarjetas.", text),
	category: field("Categoría", "Qué clase de servicio es, en pocas palabras.", text),
	description: field("Descripción", "Qué hace la unidad, en una o dos frases; sale en la página de inicio.", text),
	href: field("Ruta", "La dirección de su página. No la cambies.", path),
	/** The page answers at both. */
	canonical: v.optional(field("Ruta para buscadores", "La que guardan los buscadores, si no es la de href.", path)),
	page: field("Página", "Lo que se lee en la página de la unidad.", unitPage),
});

export type Unit = v.InferOutput<typeof unitSchema>;
export type UnitPage = Unit["page"];
