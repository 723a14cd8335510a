import * as v from "valibot";
import { field } from "../field.ts";
import { internalLink, linkedText, pageArt } from "../parts.ts";
import { plainTitle, sectionType } from "./frame.ts";
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
export const headingSchema = v.strictObject({
	type: sectionType("heading", "encabezado", "Cómo empieza una página corta: un título y una oración."),
	title: plainTitle,
	sentence: field("Oración", "Exactamente una. [palabras](/contacto) es un enlace a otra página del sitio.", sentence),
	art: pageArt,
});

export type HeadingProps = v.InferOutput<typeof headingSchema>;
