import * as v from "valibot";
import { field, list } from "../field.ts";
import { text } from "../parts.ts";
import { photograph } from "../photograph.ts";
import { plainTitle, sectionType } from "./frame.ts";

/** Strip of the sectors the group works with, and of the organisations that agreed to be named. */
export const supportersSchema = v.strictObject({
	type: sectionType("supporters", "quiénes apoyan", "Los sectores, o las organizaciones que aceptaron salir."),
	title: plainTitle,
	sectors: list(
		"Sectores",
		"Con los que trabaja el Grupo, uno por línea.",
		text,
		v.minLength(1, "lleva al menos un sector."),
	),
	organisations: v.optional(
		list(
			"Organizaciones",
			"Las que aceptaron que se las nombre; salen en lugar de los sectores.",
			v.strictObject({ name: field("Nombre", "El de la organización.", text), logo: v.optional(photograph) }),
			v.minLength(1, "lleva al menos una."),
		),
	),
});

export type SupportersProps = v.InferOutput<typeof supportersSchema>;
