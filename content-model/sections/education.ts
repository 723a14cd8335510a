import * as v from "valibot";
import { anchorId, CHAT_VARIANTS, emphasisedText, text } from "../parts.ts";

/** The articles, the educational items from `content/education.yaml`, and a way to join the community. */
export const educationSchema = v.strictObject({
	type: v.literal("education"),
	id: anchorId,
	title: emphasisedText,
	/** The title is set as wide as the page. */
	masthead: v.optional(v.boolean(), false),
	lead: text,
	formats: v.strictObject({ video: text, article: text, podcast: text, infographic: text }),
	views: text,
	/** How many are shown at most; all without it. */
	most: v.optional(v.pipe(v.number(), v.integer("escribe un número entero."), v.minValue(1, "muestra al menos uno."))),
	join: v.strictObject({ label: text, chat: v.picklist(CHAT_VARIANTS) }),
});

export type EducationProps = v.InferOutput<typeof educationSchema>;
