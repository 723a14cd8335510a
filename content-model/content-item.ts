import * as v from "valibot";
import { sample, text } from "./parts.ts";

/** Drawings that may stand on an educational item or an article; they are in `site/artwork/covers.tsx`. */
export const COVERS = ["follicle", "questions", "voices"] as const;

const shape = {
	sample,
	title: text,
	summary: text,
	/** Counted, never guessed: a real item may be without. */
	views: v.optional(
		v.pipe(v.number(), v.integer("las vistas son un número entero."), v.minValue(0, "no puede ser negativo.")),
	),
	image: v.picklist(COVERS, `no existe este dibujo; elige entre ${COVERS.join(", ")}.`),
};

const watched = v.strictObject({
	...shape,
	format: v.picklist(["video", "podcast"]),
	duration: text,
});

const read = v.strictObject({
	...shape,
	format: v.picklist(["article", "infographic"]),
	readTime: text,
});

/** One entry of `content/education.yaml` (specification, section 3). */
const contentItemSchema = v.variant("format", [watched, read]);

export type CoverName = (typeof COVERS)[number];
export type ContentItem = v.InferOutput<typeof contentItemSchema>;

/** Videos and podcasts; articles are files of their own. */
export const educationSchema = v.array(contentItemSchema);
