import * as v from "valibot";
import { sample, text } from "./parts.ts";

/** Drawings that may stand on an educational item; they are in `site/artwork/covers.tsx`. */
const COVERS = ["follicle", "questions", "voices"] as const;

const shape = {
	sample,
	title: text,
	summary: text,
	views: v.pipe(v.number(), v.integer("las vistas son un número entero."), v.minValue(0, "no puede ser negativo.")),
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

export type ContentItem = v.InferOutput<typeof contentItemSchema>;

export const educationSchema = v.pipe(v.array(contentItemSchema), v.minLength(1, "lleva al menos un contenido."));
