import * as v from "valibot";
import { anchorId, emphasisedText, link, text } from "../parts.ts";

const entry = v.strictObject({ title: text, text });

/** Social responsibility, and the goals the group has set itself. */
export const impactSchema = v.strictObject({
	type: v.literal("impact"),
	id: v.optional(anchorId),
	title: emphasisedText,
	lead: text,
	commitments: v.array(entry),
	goals: v.strictObject({
		title: text,
		items: v.array(entry),
		/** What has not been reached yet, said plainly. */
		note: text,
	}),
	action: link,
});

export type ImpactProps = v.InferOutput<typeof impactSchema>;
