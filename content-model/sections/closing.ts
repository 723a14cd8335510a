import * as v from "valibot";
import { anchorId, CHAT_VARIANTS, emphasisedText, link, text } from "../parts.ts";

/** The call a page ends with. `*word*` in the title is set in italics. */
export const closingSchema = v.strictObject({
	type: v.literal("closing"),
	id: v.optional(anchorId),
	title: emphasisedText,
	text,
	actions: v.array(link),
	chat: v.optional(v.strictObject({ label: text, variant: v.picklist(CHAT_VARIANTS) })),
	/** A promise or a condition under the buttons. */
	note: v.optional(text),
});

export type ClosingProps = v.InferOutput<typeof closingSchema>;
