import * as v from "valibot";
import { anchorId, emphasisedText, faq, relatedAnswers, text } from "../parts.ts";

/** Questions with their answers (specification, section 3). */
export const faqsSchema = v.strictObject({
	type: v.literal("faqs"),
	id: v.optional(anchorId),
	title: emphasisedText,
	lead: v.optional(text),
	items: v.pipe(v.array(faq), v.minLength(1, "lleva al menos una pregunta.")),
	related: relatedAnswers,
});

export type FaqsProps = v.InferOutput<typeof faqsSchema>;
