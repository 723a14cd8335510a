import * as v from "valibot";
import { anchorId, text } from "../parts.ts";

/** What the page does not claim: one notice, or several with a name each. */
export const disclaimerSchema = v.strictObject({
	type: v.literal("disclaimer"),
	id: v.optional(anchorId),
	title: text,
	notices: v.pipe(
		v.array(v.strictObject({ title: v.optional(text), text })),
		v.minLength(1, "lleva al menos un aviso."),
	),
});

export type DisclaimerProps = v.InferOutput<typeof disclaimerSchema>;
