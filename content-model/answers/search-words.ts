/** `search-words.yaml` of a language: how its search of /faq reads what people type. */
import * as v from "valibot";
import { field, list, several, text, words } from "../fields/field.ts";

export type SearchWords = v.InferOutput<typeof searchWordsSchema>;

export const searchWordsSchema = words({
	small: list("Palabras pequeñas", "Las que no distinguen una pregunta de otra.", text),
	meanings: field(
		"Sentidos",
		"Por la palabra que usan las respuestas, lo que se escribe en su lugar; también frases.",
		v.record(text, several("Palabras", "Palabras o frases que valen lo mismo.", text)),
	),
});
