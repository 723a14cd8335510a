import * as v from "valibot";
import { field, list } from "../field.ts";
import { text } from "../parts.ts";
import { plainTitle, sectionId, sectionType } from "./frame.ts";

/** What the page does not claim: one notice, or several with a name each. */
export const disclaimerSchema = v.strictObject({
	type: sectionType("disclaimer", "avisos", "Lo que la página no afirma, al final de ella."),
	id: sectionId,
	title: plainTitle,
	notices: list(
		"Avisos",
		"Uno, o varios con su nombre.",
		v.strictObject({
			title: v.optional(field("Nombre del aviso", "Encima del texto, si hay varios.", text)),
			text: field("Texto del aviso", "Qué no se afirma ni se promete.", text),
		}),
		v.minLength(1, "lleva al menos un aviso."),
	),
});

export type DisclaimerProps = v.InferOutput<typeof disclaimerSchema>;
