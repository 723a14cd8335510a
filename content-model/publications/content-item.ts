import * as v from "valibot";
import { entriesOf } from "../fields/described.ts";
import { object, oneOf } from "../fields/field.ts";
import { sample } from "../fields/parts.ts";
import texts from "./publications.json" with { type: "json" };

/** Drawings that may stand on an educational item or an article; they are in `site/artwork/covers/`. */
export const COVERS = ["door", "follicle", "questions", "sunrise", "voices"] as const;

const shape = {
	sample,
	...entriesOf(texts.item, {
		views: v.pipe(v.number(), v.integer("las vistas son un número entero."), v.minValue(0, "no puede ser negativo.")),
		image: oneOf("este dibujo", COVERS),
	}),
};

const watched = object({ ...shape, ...entriesOf(texts.watched, { format: v.picklist(["video", "podcast"]) }) });
const read = object({ ...shape, ...entriesOf(texts.read, { format: v.picklist(["article", "infographic"]) }) });

/** One entry of `content/es/education.yaml` (specification, section 3). */
const contentItemSchema = v.variant("format", [watched, read]);

export type CoverName = (typeof COVERS)[number];
export type ContentItem = v.InferOutput<typeof contentItemSchema>;

/** Videos and podcasts; articles are files of their own. */
export const educationSchema = v.array(contentItemSchema);
