import * as v from "valibot";
import { field } from "../field.ts";
import { link, text } from "../parts.ts";
import { filled } from "../template.ts";
import { sectionLead, sectionTitle, sectionType } from "./frame.ts";

/** Testimonials from `content/testimonials.yaml`, as quotations. */
export const testimonialsSectionSchema = v.strictObject({
	type: sectionType("testimonials", "testimonios", "Los de content/testimonials.yaml."),
	title: sectionTitle,
	lead: sectionLead,
	rating: filled("Valoración", "Se lee en voz alta en lugar de los aros; {rating} es el número."),
	consent: field("Consentimiento", "Con qué permiso se publican.", text),
	share: field("Enlace para contar la tuya", "Lleva al formulario de testimonios.", link),
});

export type TestimonialsProps = v.InferOutput<typeof testimonialsSectionSchema>;
