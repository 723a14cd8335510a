import * as v from "valibot";
import { field } from "../field.ts";
import { chatVariant, group, text } from "../parts.ts";
import { chatLabel, sectionAnchor, sectionLead, sectionTitle, sectionType } from "./frame.ts";

/** The articles, the educational items from `content/education.yaml`, and a way to join the community. */
export const educationSchema = v.strictObject({
	type: sectionType("education", "contenidos", "Los artículos y lo que hay en content/education.yaml."),
	id: sectionAnchor,
	title: sectionTitle,
	masthead: v.optional(
		field("Título a todo el ancho", "true pone el título tan ancho como la página.", v.boolean()),
		false,
	),
	lead: sectionLead,
	formats: group("Nombres de los formatos", "Lo que se lee en cada contenido según lo que es.", {
		video: field("Video", "Cómo se llama un video.", text),
		article: field("Artículo", "Cómo se llama un artículo.", text),
		podcast: field("Pódcast", "Cómo se llama un pódcast.", text),
		infographic: field("Infografía", "Cómo se llama una infografía.", text),
	}),
	views: field("Vistas", "La palabra que va detrás del número de vistas.", text),
	most: v.optional(
		field(
			"Cuántos",
			"Los que salen como máximo; sin esta línea salen todos.",
			v.pipe(v.number(), v.integer("escribe un número entero."), v.minValue(1, "muestra al menos uno.")),
		),
	),
	join: group("Unirse a la comunidad", "El enlace al chat que cierra la sección.", {
		label: chatLabel,
		chat: chatVariant,
	}),
});

export type EducationProps = v.InferOutput<typeof educationSchema>;
