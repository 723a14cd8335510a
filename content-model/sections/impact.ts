import * as v from "valibot";
import { field } from "../field.ts";
import { link, text } from "../parts.ts";
import { sectionId, sectionLead, sectionTitle, sectionType, titledText } from "./frame.ts";

/** Social responsibility, and the goals the group has set itself. */
export const impactSchema = v.strictObject({
	type: sectionType("impact", "responsabilidad social", "Los compromisos del Grupo y sus metas."),
	id: sectionId,
	title: sectionTitle,
	lead: sectionLead,
	commitments: field("Compromisos", "Lo que el Grupo se compromete a hacer.", v.array(titledText("el compromiso"))),
	goals: field(
		"Metas",
		"Lo que el Grupo quiere alcanzar.",
		v.strictObject({
			title: field("Título de las metas", "Encima de la lista.", text),
			items: field("Lista de metas", "Cada una con su título.", v.array(titledText("la meta"))),
			note: field("Aviso", "Dice con claridad lo que todavía no se ha logrado.", text),
		}),
	),
	action: field("Botón", "Cierra la sección.", link),
});

export type ImpactProps = v.InferOutput<typeof impactSchema>;
