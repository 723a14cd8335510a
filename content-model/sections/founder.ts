import * as v from "valibot";
import { field } from "../field.ts";
import { prose, sample, text } from "../parts.ts";
import { photograph } from "../photograph.ts";
import { plainTitle, sectionId, sectionType } from "./frame.ts";

/** Who founded the group, by office until the owner gives a name. */
export const founderSchema = v.strictObject({
	type: sectionType("founder", "carta de quien fundó el Grupo", "Sus palabras, con su firma."),
	id: sectionId,
	title: plainTitle,
	sample,
	words: field("Carta", "En sus propias palabras, sin comillas. Puede llevar varios párrafos.", prose),
	name: v.optional(field("Nombre", "Quién firma. Sin esta línea, firma el cargo.", text)),
	office: field("Cargo", "Qué es en el Grupo.", text),
	picture: v.optional(photograph),
	text: field("Quién es", "Una línea debajo de la firma.", text),
});

export type FounderProps = v.InferOutput<typeof founderSchema>;
