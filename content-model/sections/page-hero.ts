import * as v from "valibot";
import { field, list } from "../field.ts";
import { chatVariant, group, link, linkedText, metric, pageArt, text } from "../parts.ts";
import { chatLabel, sectionId, sectionLead, sectionTitle, sectionType } from "./frame.ts";

/** First screen of a page that is not a unit's. `*word*` in the title is set in italics. */
export const pageHeroSchema = v.strictObject({
	type: sectionType("page-hero", "portada de página", "La primera pantalla de una página que no es la de inicio."),
	id: sectionId,
	eyebrow: field("Antetítulo", "Unas palabras pequeñas encima del título.", text),
	title: sectionTitle,
	lead: sectionLead,
	actions: list("Botones", "En el orden en que se leen.", link),
	chat: v.optional(group("Enlace al chat", "Va detrás de los botones.", { label: chatLabel, variant: chatVariant })),
	note: v.optional(field("Nota", "Debajo de los botones. Admite [palabras](/ruta).", linkedText)),
	claims: v.optional(
		group("Cifras", "Las que abren la página, con su aviso.", {
			metrics: list("Cifras", "Cada una con lo que cuenta.", metric),
			note: field("Aviso", "El que vale para todas. Admite [palabras](/ruta).", linkedText),
		}),
	),
	art: v.optional(pageArt),
});

export type PageHeroProps = v.InferOutput<typeof pageHeroSchema>;
