/** The answers of a language as its browsers search them. */
import { languages } from "virtual:content";
import { loaders } from "virtual:search-words";
import { searchedQuestions } from "../../content-model/answers/faq-groups.ts";
import { createSearch } from "../../content-model/answers/search.ts";
import type { Words } from "../../content-model/content.ts";

/** Learned once for all tests, as for a build. */
const sources = { es: (await loaders.es()).default, en: (await loaders.en()).default };

export function answersSearched(language: "es" | "en") {
	const source = sources[language];
	const search = createSearch(source.questions, source.words, source.learned);
	return { words: source.words, all: searchedQuestions(languages[language] as Words), source, search };
}
