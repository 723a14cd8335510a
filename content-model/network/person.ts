import type * as v from "valibot";
import { field, object, optional } from "../fields/field.ts";
import { unitId } from "../fields/parts.ts";
import { photograph } from "../fields/photograph.ts";
import { inLanguages } from "./in-languages.ts";

/** `content/people/ID.yaml`: somebody who answers for something, by name. */
export const personSchema = object({
	name: field("Nombre", "Nombre y apellido."),
	role: inLanguages("Cargo", "Por ejemplo «Dirección de Academy»."),
	unit: optional(
		"Unidad",
		"La que dirige. Sale en su sitio de /sobre-nosotros; quien no dirige ninguna, detrás.",
		unitId,
	),
	exequatur: optional("Exequátur", "Su número, si es médico."),
	picture: optional("Retrato", "Una foto y lo que se ve en ella.", photograph),
	answersFor: inLanguages("De qué responde", "Una o dos frases."),
});

export type Person = v.InferOutput<typeof personSchema> & {
	/** Its file's name without the ending. */
	id: string;
};
