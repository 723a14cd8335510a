import * as v from "valibot";
import { CHOICES } from "../../contract/requests/forms.ts";
import { entriesOf } from "../fields/described.ts";
import { object, prose, some } from "../fields/field.ts";
import { sample } from "../fields/parts.ts";
import { photograph } from "../fields/photograph.ts";
import texts from "./publications.json" with { type: "json" };

/** One entry of `content/es/testimonials.yaml` (specification, section 3). */
const testimonialSchema = object({
	sample,
	...entriesOf(texts.testimonial, {
		category: v.picklist(CHOICES.category, "escribe patient (paciente) o clinic (clínica)."),
		picture: photograph,
		content: prose,
		rating: v.pipe(
			v.number(),
			v.integer("la valoración es un número entero."),
			v.minValue(1, "va de 1 a 5."),
			v.maxValue(5, "va de 1 a 5."),
		),
	}),
});

export type Testimonial = v.InferOutput<typeof testimonialSchema>;

export const testimonialsSchema = some(testimonialSchema, "un testimonio");
