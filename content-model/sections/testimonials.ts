import * as v from "valibot";
import { emphasisedText, link, text } from "../parts.ts";
import { template } from "../template.ts";

/** Testimonials from `content/testimonials.yaml`, as quotations. */
export const testimonialsSectionSchema = v.strictObject({
	type: v.literal("testimonials"),
	title: emphasisedText,
	lead: text,
	/** Read out for the drawn rating; `{rating}` is the number. */
	rating: template("rating"),
	consent: text,
	share: link,
});

export type TestimonialsProps = v.InferOutput<typeof testimonialsSectionSchema>;
