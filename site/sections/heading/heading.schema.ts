import * as v from "valibot";
import { text } from "../../../content-model/parts.ts";

/** Drawings a short page may open with; they are in `heading-drawing.tsx`. */
export const HEADING_DRAWINGS = ["horizon", "circle", "pair", "seed", "waves", "moons", "leaves"] as const;

const sentence = v.pipe(
	text,
	v.check(
		(value) => /[.?!]$/.test(value) && !/[.?!]\s/.test(value),
		"es exactamente una oración: termina en punto y no lleva otro dentro.",
	),
);

/** How every short page begins: a heading and one sentence (specification, section 2). */
export const headingSchema = v.strictObject({
	type: v.literal("heading"),
	title: text,
	sentence,
	drawing: v.picklist(HEADING_DRAWINGS, `no existe este dibujo; elige entre ${HEADING_DRAWINGS.join(", ")}.`),
});

export type HeadingProps = v.InferOutput<typeof headingSchema>;
