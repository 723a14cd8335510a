import * as v from "valibot";
import { field, list } from "../field.ts";
import { emphasisedText } from "../parts.ts";
import { plainTitle, sectionType, titledText } from "./frame.ts";

/** The group's vision and the strategic pillars it stands on. `*word*` in the statement is set in italics. */
export const visionSchema = v.strictObject({
	type: sectionType("vision", "visión", "La visión del Grupo y los pilares que la sostienen."),
	title: plainTitle,
	statement: field(
		"Frase",
		"La visión, en letra grande. Las palabras entre *asteriscos* van en cursiva.",
		emphasisedText,
	),
	pillars: list("Pilares", "Cada uno con su título.", titledText("el pilar")),
});

export type VisionProps = v.InferOutput<typeof visionSchema>;
