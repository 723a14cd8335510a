import * as v from "valibot";
import { link, text } from "../../../content-model/parts.ts";
import { template } from "../../../content-model/template.ts";

/** Testimonials from `content/testimonials.yaml`, as quotations. */
export const testimonialsSectionSchema = v.strictObject({
	type: v.literal("testimonials"),
	title: text,
	lead: text,
	/** Read out for the drawn rating; `{rating}` is the number. */
	rating: template("rating"),
	consent: text,
	share: link,
});

export type TestimonialsProps = v.InferOutput<typeof testimonialsSectionSchema>;
