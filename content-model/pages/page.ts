import * as v from "valibot";
import { choicesIn, problemOf } from "../faults/value-faults.ts";
import { field, object, several, text } from "../fields/field.ts";
import { pageHead } from "../fields/parts.ts";
import { aboutSections, voiceSections } from "../sections/about.ts";
import { agendaSections } from "../sections/agenda.ts";
import { endingSections } from "../sections/endings.ts";
import { offerSections } from "../sections/offers.ts";
import { openingSections } from "../sections/openings.ts";
import { formSections, planSections, questionSections } from "../sections/questions.ts";

/** Every type of section a page may hold, by subject in `content-model/sections/`. */
export const sectionSchema = v.variant(
	"type",
	[
		...openingSections,
		...aboutSections,
		...offerSections,
		...voiceSections,
		...questionSections,
		...formSections,
		...agendaSections,
		...planSections,
		...endingSections,
	],
	(issue) =>
		issue.expected === "Object"
			? problemOf(issue)
			: `no existe una sección de este tipo; elige entre ${choicesIn(issue.expected)}.`,
);

export type Section = v.InferOutput<typeof sectionSchema>;
/** What a section of one type says. */
export type SectionProps<Type extends Section["type"]> = Extract<Section, { type: Type }>;

/** `content/es/pages/*.yaml`: a page's metadata and its sections in order. */
export const pageSchema = object({
	path: field(
		"Ruta",
		"La dirección de la página: / y minúsculas con guiones. No la cambies.",
		v.pipe(
			text,
			v.regex(/^\/([a-z-]+(\/[a-z-]+){0,2})?$/, "una ruta empieza con / y lleva solo minúsculas y guiones."),
		),
	),
	...pageHead,
	sections: several("Secciones", "De arriba abajo.", sectionSchema, "una sección"),
});

export type Page = v.InferOutput<typeof pageSchema>;
