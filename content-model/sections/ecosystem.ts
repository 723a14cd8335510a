import * as v from "valibot";
import { field } from "../field.ts";
import { text } from "../parts.ts";
import { sectionAnchor, sectionLead, sectionTitle, sectionType } from "./frame.ts";

/** The five units, each with a way in; their words come from `content/units/`. */
export const ecosystemSchema = v.strictObject({
	type: sectionType("ecosystem", "las cinco unidades", "Sus textos vienen de content/units."),
	id: sectionAnchor,
	title: sectionTitle,
	lead: sectionLead,
	explore: field("Enlace de cada unidad", "Va delante de su nombre y lleva a su página.", text),
});

export type EcosystemProps = v.InferOutput<typeof ecosystemSchema>;
