import * as v from "valibot";
import { list } from "../field.ts";
import { sectionId, sectionLead, sectionTitle, sectionType, titledText } from "./frame.ts";

/** The eight values of the group (specification, section 2). */
export const valuesSchema = v.strictObject({
	type: sectionType("values", "valores", "Los ocho valores del Grupo."),
	id: sectionId,
	title: sectionTitle,
	lead: v.optional(sectionLead),
	values: list("Valores", "Exactamente ocho.", titledText("el valor"), v.length(8, "son exactamente ocho valores.")),
});

export type ValuesProps = v.InferOutput<typeof valuesSchema>;
