import * as v from "valibot";
import { anchorId, emphasisedText, link, metric, text } from "../parts.ts";

/** What fertility tourism is and why here; every figure names its source. */
export const tourismSchema = v.strictObject({
	type: v.literal("tourism"),
	id: anchorId,
	title: emphasisedText,
	lead: text,
	reasons: v.array(v.strictObject({ title: text, text })),
	figure: metric,
	action: link,
});

export type TourismProps = v.InferOutput<typeof tourismSchema>;
