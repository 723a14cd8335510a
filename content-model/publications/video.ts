import * as v from "valibot";
import { described } from "../fields/described.ts";
import { some } from "../fields/field.ts";
import texts from "./publications.json" with { type: "json" };

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
