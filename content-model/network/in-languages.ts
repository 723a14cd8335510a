import type * as v from "valibot";
import type { Language } from "../../contract/languages.ts";
import { field, object, optional, prose } from "../fields/field.ts";

/** A text of a file that all languages share, in each of them. */
export const inLanguages = (title: string, description: string) =>
	field(
		title,
		description,
		object({
			es: field("En español", "Se lee también en un idioma que no lo tiene.", prose),
			en: optional("En inglés", "Si falta, se lee en español.", prose),
		}),
	);

/** Such a text as the page's language says it. */
export const saidIn = (language: Language, text: v.InferOutput<ReturnType<typeof inLanguages>>): string =>
	text[language] ?? text.es;
