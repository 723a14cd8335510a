import * as v from "valibot";
import { anchorId, emphasisedText, text } from "../parts.ts";

/** One sentence a page stands on. `*word*` in the statement is set in italics. */
export const statementSchema = v.strictObject({
	type: v.literal("statement"),
	id: v.optional(anchorId),
	title: text,
	statement: emphasisedText,
	text: v.optional(text),
	/** `night` is the deep sea, for the sentence that looks furthest. */
	tone: v.optional(v.picklist(["surface", "night"]), "surface"),
});

export type StatementProps = v.InferOutput<typeof statementSchema>;
