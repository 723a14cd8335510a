import * as v from "valibot";
import { CHOICES } from "../../contract/requests/forms.ts";
import { field, object, optional, prose } from "../fields/field.ts";
import { sample } from "../fields/parts.ts";
import { photograph } from "../fields/photograph.ts";

/** One entry of `content/es/testimonials.yaml` (specification, section 3). */
const testimonialSchema = object({
	sample,
	category: field(
		"Quién habla",
		"De quién es el testimonio.",
		v.picklist(CHOICES.category, "escribe patient (paciente) o clinic (clínica)."),
	),
	name: field("Nombre", "El de quien habla, o cómo quiere que se le llame."),
	picture: v.optional(photograph),
	country: optional("País", "De dónde es."),
	clinic: optional("Clínica", "De qué clínica habla o en cuál trabaja."),
	specialty: optional("Especialidad", "De quien habla por una clínica."),
	treatment: optional("Tratamiento", "El de una paciente."),
	content: field("Testimonio", "Sus palabras, sin comillas. Puede llevar varios párrafos.", prose),
	rating: field(
		"Valoración",
		"De 1 a 5, sin comillas.",
		v.pipe(
			v.number(),
			v.integer("la valoración es un número entero."),
			v.minValue(1, "va de 1 a 5."),
			v.maxValue(5, "va de 1 a 5."),
		),
	),
});

export type Testimonial = v.InferOutput<typeof testimonialSchema>;

export const testimonialsSchema = v.pipe(v.array(testimonialSchema), v.minLength(1, "lleva al menos un testimonio."));
