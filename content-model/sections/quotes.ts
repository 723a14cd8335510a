import * as v from "valibot";
import { field, list } from "../field.ts";
import { prose, sample, text } from "../parts.ts";
import { photograph } from "../photograph.ts";
import { sectionId, sectionTitle, sectionType } from "./frame.ts";

/** What partners say (specification, section 3: name, clinic, content). */
export const quotesSchema = v.strictObject({
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

export type QuotesProps = v.InferOutput<typeof quotesSchema>;
