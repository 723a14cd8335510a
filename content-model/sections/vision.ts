import * as v from "valibot";
import { emphasisedText, text } from "../parts.ts";

/** The group's vision and the strategic pillars it stands on. `*word*` in the statement is set in italics. */
export const visionSchema = v.strictObject({
	type: v.literal("vision"),
	title: text,
	statement: emphasisedText,
	pillars: v.array(v.strictObject({ title: text, text })),
});

export type VisionProps = v.InferOutput<typeof visionSchema>;
