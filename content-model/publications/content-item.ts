import * as v from "valibot";
import { field, object, oneOf, optional } from "../fields/field.ts";
import { sample } from "../fields/parts.ts";

/** Drawings that may stand on an educational item or an article; they are in `site/artwork/covers/`. */
export const COVERS = ["door", "follicle", "questions", "sunrise", "voices"] as const;

const shape = {
	sample,
	title: field("Título", "El del contenido, sin repetir."),
	summary: field("Resumen", "De qué trata, en una o dos frases."),
	views: optional(
		"Vistas",
		"Contadas de verdad, sin comillas ni puntos. Sin ese dato, quita la línea.",
		v.pipe(v.number(), v.integer("las vistas son un número entero."), v.minValue(0, "no puede ser negativo.")),
	),
	image: field("Dibujo", "El que acompaña al contenido.", oneOf("este dibujo", COVERS)),
};

const watched = object({
	...shape,
	format: field("Formato", "video o podcast.", v.picklist(["video", "podcast"])),
	duration: field("Duración", "Por ejemplo «5 minutos»."),
});

const read = object({
	...shape,
	format: field(
		"Formato",
		"infographic; los artículos propios van en content/es/articulos.",
		v.picklist(["article", "infographic"]),
	),
	readTime: field("Tiempo de lectura", "Por ejemplo «5 minutos»."),
});

/** One entry of `content/es/education.yaml` (specification, section 3). */
const contentItemSchema = v.variant("format", [watched, read]);

export type CoverName = (typeof COVERS)[number];
export type ContentItem = v.InferOutput<typeof contentItemSchema>;

/** Videos and podcasts; articles are files of their own. */
export const educationSchema = v.array(contentItemSchema);
