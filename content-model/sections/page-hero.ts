import * as v from "valibot";
import { anchorId, CHAT_VARIANTS, emphasisedText, link, linkedText, metric, pageArt, text } from "../parts.ts";

/** First screen of a page that is not a unit's. `*word*` in the title is set in italics. */
export const pageHeroSchema = v.strictObject({
	type: v.literal("page-hero"),
	id: v.optional(anchorId),
	eyebrow: text,
	title: emphasisedText,
	lead: text,
	actions: v.array(link),
	chat: v.optional(v.strictObject({ label: text, variant: v.picklist(CHAT_VARIANTS) })),
	/** A promise or a condition under the buttons. */
	note: v.optional(linkedText),
	/** Figures that open the page, with the disclaimer they share. */
	claims: v.optional(v.strictObject({ metrics: v.array(metric), note: linkedText })),
	art: v.optional(pageArt),
});

export type PageHeroProps = v.InferOutput<typeof pageHeroSchema>;
