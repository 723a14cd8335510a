import * as v from "valibot";
import { anchorId, emphasisedText, text } from "../parts.ts";

/** Where the group stands and where it is going, as a way with stops. */
export const milestonesSchema = v.strictObject({
	type: v.literal("milestones"),
	id: v.optional(anchorId),
	title: emphasisedText,
	lead: v.optional(text),
	stops: v.pipe(v.array(v.strictObject({ when: text, title: text, text })), v.length(3, "son exactamente tres hitos.")),
	/** What the way does not promise. */
	note: text,
});

export type MilestonesProps = v.InferOutput<typeof milestonesSchema>;
