import * as v from "valibot";
import { field, list } from "../field.ts";
import { group, link, text } from "../parts.ts";
import { sectionId, sectionLead, sectionTitle, sectionType, titledText } from "./frame.ts";

/** Social responsibility, and the goals the group has set itself. */
export const impactSchema = v.strictObject({
	type: sectionType("impact", "responsabilidad social", "Los compromisos del Grupo y sus metas."),
	id: sectionId,
	title: sectionTitle,
	lead: sectionLead,
	commitments: list("Compromisos", "Lo que el Grupo se compromete a hacer.", titledText("el compromiso")),
	goals: group("Metas", "Lo que el Grupo quiere alcanzar.", {
		title: field("Título de las metas", "Encima de la lista.", text),
		items: list("Lista de metas", "Cada una con su título.", titledText("la meta")),
		note: field("Aviso", "Dice con claridad lo que todavía no se ha logrado.", text),
	}),
	action: field("Botón", "Cierra la sección.", link),
});

export type ImpactProps = v.InferOutput<typeof impactSchema>;
