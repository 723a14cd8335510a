import * as v from "valibot";
import { field, object, several } from "../fields/field.ts";

/** The videos of `site/artwork/videos/`, each with its words in `content/es/videos/`. */
export const VIDEO_IDS = ["un-ciclo-de-fiv"] as const;
export type VideoId = (typeof VIDEO_IDS)[number];

const seconds = v.pipe(v.number(), v.minValue(0, "no puede ser negativo."));

const cueSchema = object({
	scene: field("Escena", "El nombre de su dibujo en tools/drawings/video/scenes.ts."),
	from: field("Desde", "El segundo en que aparece.", seconds),
	until: field("Hasta", "El segundo en que se va.", seconds),
	words: field("Subtítulo", "Lo que se lee debajo del video. Corto: se lee mientras se mira."),
	shows: field("Se ve", "Lo que se ve, para quien no puede mirarlo. Va en la transcripción."),
});

/** `content/es/videos/*.yaml`: what a video says, as captions and as the transcript on its page. */
export const videoSchema = object({
	cues: several(
		"Subtítulos",
		"En orden; cada uno empieza donde termina el anterior.",
		cueSchema,
		"un subtítulo",
		v.check(
			(cues) => cues.every(({ from, until }, place) => from < until && from === (cues[place - 1]?.until ?? 0)),
			"cada subtítulo empieza en el segundo en que termina el anterior, y el primero en 0.",
		),
	),
});
export type Video = v.InferOutput<typeof videoSchema>;
