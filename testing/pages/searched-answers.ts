/** The answers of a language as its browsers search them. */
import { languages } from "virtual:content";
import { searchedQuestions } from "../../content-model/answers/faq-groups.ts";
import { createSearch } from "../../content-model/answers/search.ts";
import { searchSource } from "../../content-model/answers/searches/search-source.ts";
import type { Words } from "../../content-model/content.ts";

export function answersSearched(language: "es" | "en") {
	const words = languages[language] as Words;
	const source = searchSource(words);
	const search = createSearch(source.questions, source.words, source.learned);
	return { words: source.words, all: searchedQuestions(words), source, search };
}
