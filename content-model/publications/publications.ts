import * as v from "valibot";
import { CHOICES } from "../../contract/requests/forms.ts";
import { described, entriesOf } from "../fields/described.ts";
import { object, oneOf, prose, some } from "../fields/field.ts";
import { sample } from "../fields/parts.ts";
import { photograph } from "../fields/photograph.ts";
import texts from "./publications.json" with { type: "json" };

/** Drawings that may stand on an educational item or an article; they are in `site/artwork/covers/`. */
export const COVERS = ["cups", "door", "follicle", "questions", "sunrise", "voices"] as const;

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

/** The videos of `site/artwork/videos/`, each with its words in `content/es/videos/`. */
export const VIDEO_IDS = ["un-ciclo-de-fiv"] as const;
export type VideoId = (typeof VIDEO_IDS)[number];

const seconds = v.pipe(v.number(), v.minValue(0, "no puede ser negativo."));

/** `content/es/videos/*.yaml`: what a video says, as captions and as the transcript on its page. */
export const videoSchema = described(texts.video, {
	cues: v.pipe(
		some(described(texts.cue, { from: seconds, until: seconds }), "un subtítulo"),
		v.check(
			(cues) => cues.every(({ from, until }, index) => from < until && from === (cues[index - 1]?.until ?? 0)),
			"cada subtítulo empieza en el segundo en que termina el anterior, y el primero en 0.",
		),
	),
});
export type Video = v.InferOutput<typeof videoSchema>;

/** One entry of `content/es/testimonials.yaml` (specification, section 3). */
const testimonialSchema = object({
	sample,
	...entriesOf(texts.testimonial, {
		category: v.picklist(CHOICES.category, "escribe patient (paciente) o clinic (clínica)."),
		picture: photograph,
		content: prose,
		rating: v.pipe(
			v.number(),
			v.integer("la valoración es un número entero."),
			v.minValue(1, "va de 1 a 5."),
			v.maxValue(5, "va de 1 a 5."),
		),
	}),
});

export type Testimonial = v.InferOutput<typeof testimonialSchema>;

export const testimonialsSchema = some(testimonialSchema, "un testimonio");
