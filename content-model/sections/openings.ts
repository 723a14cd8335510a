/** How a page opens. */
import * as v from "valibot";
import { emphasisedText, exactly, linkedText } from "../fields/field.ts";
import { chatVariant, internalLink, link, metric, pageArt, plate } from "../fields/parts.ts";
import { head, section } from "./frame.ts";
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

/** How a short page begins: a heading and one sentence, where `[words](/path)` is a link (specification, section 2). */
export const headingSchema = section("heading", { sentence, art: pageArt });

export const openingSections = [
	section("hero", {
		title: emphasisedText,
		actions: exactly(link, 2, "lleva dos botones."),
		guide: link,
		metrics: v.array(metric),
		metricsNote: linkedText,
		cue: link,
	}),
	section("page-hero", {
		...head,
		actions: v.array(link),
		chat: { variant: chatVariant },
		note: linkedText,
		claims: { metrics: v.array(metric), note: linkedText },
		art: pageArt,
	}),
	section("proof", { title: emphasisedText, tool: link }),
	section("plates", { title: emphasisedText, plates: v.array(plate) }),
	headingSchema,
] as const;
