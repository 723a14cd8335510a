import * as v from "valibot";
import { emphasisedText, link, linkedText, metric, text } from "../parts.ts";

/** First screen of the home page. `*word*` in the title is set in italics. */
export const heroSchema = v.strictObject({
	type: v.literal("hero"),
	eyebrow: text,
	title: emphasisedText,
	lead: text,
	actions: v.pipe(v.array(link), v.length(2, "lleva dos botones.")),
	/** A way on for whoever wants to read before writing. */
	guide: link,
	metrics: v.array(metric),
	/** Disclaimer that all the figures share. */
	metricsNote: linkedText,
	cue: link,
});

export type HeroProps = v.InferOutput<typeof heroSchema>;
