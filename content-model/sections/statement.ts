import * as v from "valibot";
import { field } from "../field.ts";
import { emphasisedText, text } from "../parts.ts";
import { plainTitle, sectionId, sectionType } from "./frame.ts";

/** One sentence a page stands on. `*word*` in the statement is set in italics. */
export const statementSchema = v.strictObject({
	type: sectionType("statement", "una frase", "Una frase grande sobre la que se apoya la página."),
	id: sectionId,
	title: plainTitle,
	statement: field("Frase", "En letra grande. Las palabras entre *asteriscos* van en cursiva.", emphasisedText),
	text: v.optional(field("Texto", "Lo que sigue de ella, en un párrafo.", text)),
	tone: v.optional(
		field(
			"Fondo",
			"surface es claro; night, oscuro, para la frase que mira más lejos.",
			v.picklist(["surface", "night"]),
		),
		"surface",
	),
});

export type StatementProps = v.InferOutput<typeof statementSchema>;
