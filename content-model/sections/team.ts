import * as v from "valibot";
import { field, list } from "../field.ts";
import { text, UNIT_IDS, unitId } from "../parts.ts";
import { photograph } from "../photograph.ts";
import { sectionId, sectionLead, sectionTitle, sectionType } from "./frame.ts";

const leader = v.strictObject({
	unit: field("Unidad", "La que dirige.", unitId),
	name: v.optional(field("Nombre", "Quién es. Sin esta línea sale solo el cargo.", text)),
	office: field("Cargo", "Por ejemplo «Dirección de Academy».", text),
	picture: v.optional(photograph),
	text: field("De qué responde", "Una o dos frases.", text),
});

/** Who answers for each unit, by office until the owner gives names. */
export const teamSchema = v.strictObject({
	type: sectionType("team", "equipo", "Quién responde de cada unidad."),
	id: sectionId,
	title: sectionTitle,
	lead: v.optional(sectionLead),
	leaders: list(
		"Direcciones",
		"Una por unidad, cinco en total.",
		leader,
		v.length(UNIT_IDS.length, "lleva una dirección por unidad, cinco en total."),
		v.check((leaders) => new Set(leaders.map(({ unit }) => unit)).size === leaders.length, "una unidad está repetida."),
	),
});

export type TeamProps = v.InferOutput<typeof teamSchema>;
