import * as v from "valibot";
import { field, list } from "../field.ts";
import { link } from "../parts.ts";
import { sectionAnchor, sectionLead, sectionTitle, sectionType, titledText } from "./frame.ts";

/** "Nuestra propuesta": what the group offers, as a short journey. */
export const proposalSchema = v.strictObject({
	type: sectionType("proposal", "nuestra propuesta", "Lo que el Grupo ofrece, como un camino corto."),
	id: sectionAnchor,
	title: sectionTitle,
	lead: sectionLead,
	steps: list("Pasos", "En orden.", titledText("el paso")),
	action: field("Botón", "Cierra la sección.", link),
});

export type ProposalProps = v.InferOutput<typeof proposalSchema>;
