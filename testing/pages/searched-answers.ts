/** The answers of a language as its browsers search them. */
import { languages } from "virtual:content";
import { allGroups, searchables } from "../../content-model/answers/faq-groups.ts";
import { createSearch } from "../../content-model/answers/search.ts";
import type { Words } from "../../content-model/content.ts";

/** The page whose questions come first among those of pages. */
const FIRST = { es: "/para-pacientes", en: "/en/patients" } as const;

export function answersSearched(language: keyof typeof FIRST) {
	const words = languages[language] as Words;
	const all = searchables(allGroups(words, FIRST[language]));
	return { words: words.searchWords, all, search: createSearch(all, words.searchWords) };
}
