/** How a page opens. */
import * as v from "valibot";
import { emphasisedText, linkedText } from "../fields/field.ts";
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
	/** First screen of the home page. `*word*` in the title is set in italics. */
	section("hero", {
		title: emphasisedText,
		actions: v.pipe(v.array(link), v.length(2, "lleva dos botones.")),
		guide: link,
		metrics: v.array(metric),
		metricsNote: linkedText,
		cue: link,
	}),
	/** First screen of a page that is not a unit's. `*word*` in the title is set in italics. */
	section("page-hero", {
		...head,
		actions: v.array(link),
		chat: { variant: chatVariant },
		note: linkedText,
		claims: { metrics: v.array(metric), note: linkedText },
		art: pageArt,
	}),
	/** What follows the first screen: a tool in use, what happens to a message, who reads it. */
	section("proof", { title: emphasisedText, tool: link }),
	/** Drawings of what happens. */
	section("plates", { title: emphasisedText, plates: v.array(plate) }),
	headingSchema,
] as const;
