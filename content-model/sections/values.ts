import * as v from "valibot";
import { anchorId, emphasisedText, text } from "../parts.ts";

/** The eight values of the group (specification, section 2). */
export const valuesSchema = v.strictObject({
	type: v.literal("values"),
	id: v.optional(anchorId),
	title: emphasisedText,
	lead: v.optional(text),
	values: v.pipe(v.array(v.strictObject({ title: text, text })), v.length(8, "son exactamente ocho valores.")),
});

export type ValuesProps = v.InferOutput<typeof valuesSchema>;
