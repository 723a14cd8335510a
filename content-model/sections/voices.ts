/** Who stands with the group, and what they say. */
import * as v from "valibot";
import { field, list } from "../field.ts";
import { link, prose, sample, text } from "../parts.ts";
import { photograph } from "../photograph.ts";
import { filled } from "../template.ts";
import { plainTitle, sectionId, sectionLead, sectionTitle, sectionType } from "./frame.ts";

/** Strip of the sectors the group works with, and of the organisations that agreed to be named. */
const supportersSchema = v.strictObject({
	type: sectionType("supporters", "quiénes apoyan", "Los sectores, o las organizaciones que aceptaron salir."),
	title: plainTitle,
	sectors: list(
		"Sectores",
		"Con los que trabaja el Grupo, uno por línea.",
		text,
		v.minLength(1, "lleva al menos un sector."),
	),
	organisations: v.optional(
		list(
			"Organizaciones",
			"Las que aceptaron que se las nombre; salen en lugar de los sectores.",
			v.strictObject({ name: field("Nombre", "El de la organización.", text), logo: v.optional(photograph) }),
			v.minLength(1, "lleva al menos una."),
		),
	),
});

/** Testimonials from `content/es/testimonials.yaml`, as quotations. */
const testimonialsSectionSchema = v.strictObject({
	type: sectionType("testimonials", "testimonios", "Los de content/es/testimonials.yaml."),
	title: sectionTitle,
	lead: sectionLead,
	rating: filled("Valoración", "Se lee en voz alta en lugar de los aros; {rating} es el número."),
	consent: field("Consentimiento", "Con qué permiso se publican.", text),
	share: field("Enlace para contar la tuya", "Lleva al formulario de testimonios.", link),
});

/** What partners say (specification, section 3: name, clinic, content). */
const quotesSchema = v.strictObject({
	type: sectionType("quotes", "lo que dicen las clínicas", "Citas de clínicas aliadas."),
	id: sectionId,
	title: sectionTitle,
	items: list(
		"Citas",
		"Cada una con quien la dice.",
		v.strictObject({
			sample,
			name: field("Nombre", "Quién lo dice: nombre o cargo.", text),
			clinic: field("Clínica", "Dónde trabaja.", text),
			content: field("Cita", "Lo que dice, sin comillas. Puede llevar varios párrafos.", prose),
			picture: v.optional(photograph),
		}),
	),
	note: field("Aviso", "En qué condiciones se publican.", text),
});

export const voiceSections = [supportersSchema, testimonialsSectionSchema, quotesSchema] as const;
