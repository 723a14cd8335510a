/** The answers of a language as its browsers search them. */
import { languages } from "virtual:content";
import { searchedQuestions } from "../../content-model/answers/faq-groups.ts";
import { createSearch } from "../../content-model/answers/search.ts";
import type { Words } from "../../content-model/content.ts";

export function answersSearched(language: "es" | "en") {
	const words = languages[language] as Words;
	const all = searchedQuestions(words);
	return { words: words.searchWords, all, search: createSearch(all, words.searchWords) };
}
