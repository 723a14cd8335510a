import * as v from "valibot";
import { field, list } from "../field.ts";
import { link, metric } from "../parts.ts";
import { sectionAnchor, sectionLead, sectionTitle, sectionType, titledText } from "./frame.ts";

/** What fertility tourism is and why here; every figure names its source. */
export const tourismSchema = v.strictObject({
	type: sectionType("tourism", "turismo de fertilidad", "Qué es y por qué aquí."),
	id: sectionAnchor,
	title: sectionTitle,
	lead: sectionLead,
	reasons: list("Razones", "Por qué aquí, cada una con su título.", titledText("la razón")),
	figure: field("Cifra", "La que acompaña las razones, con su fuente en note.", metric),
	action: field("Botón", "Cierra la sección.", link),
});

export type TourismProps = v.InferOutput<typeof tourismSchema>;
