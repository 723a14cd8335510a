import * as v from "valibot";
import { emphasisedText, faq, link, linkedText, metric, relatedAnswers, text } from "./parts.ts";
import { transparencySchema } from "./transparency.ts";

const path = v.pipe(text, v.regex(/^\/[a-z-]+$/, "una ruta empieza con / y lleva solo minúsculas y guiones."));

const point = v.strictObject({ title: text, text });

const exactly = <S extends v.GenericSchema>(schema: S, count: number, what: string) =>
	v.pipe(v.array(schema), v.length(count, `lleva exactamente ${count} ${what}.`));

const toContact = v.pipe(
	link,
	v.check(({ href }) => /^\/contacto(\?|$)/.test(href), "los botones de una unidad llevan a /contacto."),
);

/** A unit's own page (specification, section 2, "Unit pages"). `*word*` in a title is set in italics. */
const unitPage = v.strictObject({
	title: v.pipe(text, v.maxLength(60, "el título pasa de 60 caracteres; los buscadores lo cortan.")),
	description: v.pipe(
		text,
		v.minLength(70, "la descripción tiene menos de 70 caracteres."),
		v.maxLength(160, "la descripción pasa de 160 caracteres; los buscadores la cortan."),
	),
	hero: v.strictObject({
		title: emphasisedText,
		lead: text,
		tags: exactly(text, 3, "etiquetas"),
		actions: exactly(toContact, 2, "botones"),
	}),
	about: v.strictObject({
		title: text,
		statement: emphasisedText,
		paragraphs: v.array(text),
		/** What this unit leaves to others: the group is an intermediary and says so. */
		limits: point,
	}),
	steps: v.strictObject({ title: emphasisedText, lead: v.optional(text), items: exactly(point, 3, "pasos") }),
	/** Academy's kinds of course; search engines are told of them as well. */
	courses: v.optional(v.strictObject({ title: emphasisedText, lead: v.optional(text), items: v.array(point) })),
	benefits: v.strictObject({ title: emphasisedText, items: exactly(point, 6, "beneficios") }),
	audiences: v.strictObject({ title: emphasisedText, lead: v.optional(text), items: exactly(point, 3, "públicos") }),
	metrics: v.strictObject({
		title: emphasisedText,
		items: exactly(metric, 3, "cifras"),
		/** What the figures do not promise. */
		note: linkedText,
	}),
	/** Who pays the group, and what it checked. */
	transparency: v.optional(transparencySchema),
	faqs: v.strictObject({ title: emphasisedText, items: exactly(faq, 5, "preguntas"), related: relatedAnswers }),
	closing: v.strictObject({
		title: emphasisedText,
		text,
		actions: v.pipe(
			exactly(link, 2, "botones"),
			v.check(
				([contact, about]) => /^\/contacto(\?|$)/.test(contact?.href ?? "") && about?.href === "/sobre-nosotros",
				"el primer botón lleva a /contacto y el segundo a /sobre-nosotros.",
			),
		),
		note: v.optional(text),
	}),
});

/** `content/units/*.yaml`: one business unit and its page (specification, sections 2 and 3). */
export const unitSchema = v.strictObject({
	title: text,
	category: text,
	description: text,
	href: path,
	/** The address search engines keep, where it is not `href`; the page answers at both. */
	canonical: v.optional(path),
	page: unitPage,
});

export type Unit = v.InferOutput<typeof unitSchema>;
export type UnitPage = Unit["page"];
