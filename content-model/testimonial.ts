import * as v from "valibot";
import { sample, text } from "./parts.ts";
import { photograph } from "./photograph.ts";

/** One entry of `content/testimonials.yaml` (specification, section 3). */
const testimonialSchema = v.strictObject({
	sample,
	category: v.picklist(["Paciente", "Clínica Partner"]),
	name: text,
	picture: v.optional(photograph),
	country: v.optional(text),
	clinic: v.optional(text),
	specialty: v.optional(text),
	treatment: v.optional(text),
	content: text,
	rating: v.pipe(
		v.number(),
		v.integer("la valoración es un número entero."),
		v.minValue(1, "va de 1 a 5."),
		v.maxValue(5, "va de 1 a 5."),
	),
});

export type Testimonial = v.InferOutput<typeof testimonialSchema>;

export const testimonialsSchema = v.pipe(v.array(testimonialSchema), v.minLength(1, "lleva al menos un testimonio."));
