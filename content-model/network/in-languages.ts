import type * as v from "valibot";
import type { Language } from "../../contract/languages.ts";
import { described } from "../fields/described.ts";
import { prose } from "../fields/field.ts";
import texts from "./network.json" with { type: "json" };

/** A text of a file that all languages share, in each of them. */
export const inLanguages = described(texts.inLanguages, { es: prose, en: prose });

/** Such a text as the page's language says it. */
export const saidIn = (language: Language, text: v.InferOutput<typeof inLanguages>): string =>
	text[language] ?? text.es;
