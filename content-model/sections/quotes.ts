import * as v from "valibot";
import { anchorId, emphasisedText, sample, text } from "../parts.ts";
import { photograph } from "../photograph.ts";

/** What partners say (specification, section 3: name, clinic, content). */
export const quotesSchema = v.strictObject({
	type: v.literal("quotes"),
	id: v.optional(anchorId),
	title: emphasisedText,
	items: v.array(v.strictObject({ sample, name: text, clinic: text, content: text, picture: v.optional(photograph) })),
	/** The terms under which they are published. */
	note: text,
});

export type QuotesProps = v.InferOutput<typeof quotesSchema>;
