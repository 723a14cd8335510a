/** Who stands with the group, and what they say. */
import * as v from "valibot";
import { field, filled, list, object, prose, several, text } from "../fields/field.ts";
import { link, sample } from "../fields/parts.ts";
import { photograph } from "../fields/photograph.ts";
import { plainTitle, section, sectionId, sectionLead, sectionTitle } from "./frame.ts";

export const voiceSections = [
	/** Strip of the sectors the group works with, and of the organisations that agreed to be named. */
	section("supporters", "quiénes apoyan", "Los sectores, o las organizaciones que aceptaron salir.", {
		title: plainTitle,
		sectors: several("Sectores", "Con los que trabaja el Grupo, uno por línea.", text, "un sector"),
		organisations: v.optional(
			several(
				"Organizaciones",
				"Las que aceptaron que se las nombre; salen en lugar de los sectores.",
				object({ name: field("Nombre", "El de la organización."), logo: v.optional(photograph) }),
				"una",
			),
		),
	}),
	/** Testimonials from `content/es/testimonials.yaml`, as quotations. */
	section("testimonials", "testimonios", "Los de content/es/testimonials.yaml.", {
		title: sectionTitle,
		lead: sectionLead,
		rating: filled("Valoración", "Se lee en voz alta en lugar de los aros; {rating} es el número."),
		consent: field("Consentimiento", "Con qué permiso se publican."),
		share: field("Enlace para contar la tuya", "Lleva al formulario de testimonios.", link),
	}),
	/** The clinics of `content/clinics/`; nothing while there is none. */
	section("clinics", "clínicas comprobadas", "Las de content/clinics, en un mapa y comparadas. Sin ninguna no sale.", {
		title: sectionTitle,
		lead: filled("Entrada", "{listed} es cuántas hay."),
		compare: field("Título de la comparación", "Encima de la tabla."),
		choose: field("Qué clínica", "Delante de cada una de las dos que se comparan."),
	}),
	/** What partners say (specification, section 3: name, clinic, content). */
	section("quotes", "lo que dicen las clínicas", "Citas de clínicas aliadas.", {
		id: sectionId,
		title: sectionTitle,
		items: list(
			"Citas",
			"Cada una con quien la dice.",
			object({
				sample,
				name: field("Nombre", "Quién lo dice: nombre o cargo."),
				clinic: field("Clínica", "Dónde trabaja."),
				content: field("Cita", "Lo que dice, sin comillas. Puede llevar varios párrafos.", prose),
				picture: v.optional(photograph),
			}),
		),
		note: field("Aviso", "En qué condiciones se publican."),
	}),
] as const;
