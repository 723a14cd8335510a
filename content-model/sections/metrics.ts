import * as v from "valibot";
import { anchorId, emphasisedText, linkedText, metric, text, UNIT_IDS } from "../parts.ts";

/** Large figures; what they do not promise stands right below them, in `note` or in each figure's own. */
export const metricsSchema = v.pipe(
	v.strictObject({
		type: v.literal("metrics"),
		id: v.optional(anchorId),
		title: emphasisedText,
		lead: v.optional(text),
		/** Whose hue the rings take; larimar without it. */
		unit: v.optional(v.picklist(UNIT_IDS)),
		items: v.pipe(v.array(metric), v.minLength(1, "lleva al menos una cifra.")),
		/** Disclaimer that all the figures share. */
		note: v.optional(linkedText),
	}),
	v.check(
		({ note, items }) => note !== undefined || items.every((item) => item.note !== undefined),
		"falta el aviso: escribe `note` para todas las cifras o en cada una.",
	),
);

export type MetricsProps = v.InferOutput<typeof metricsSchema>;
