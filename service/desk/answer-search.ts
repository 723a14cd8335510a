/** The site's own answers, searched as visitors search them, for whoever answers one of these. */
import { loaders } from "virtual:search-words";
import { type SearchedQuestion, searchedQuestions } from "../../content-model/answers/faq-groups.ts";
import { createSearch } from "../../content-model/answers/search.ts";
import type { Words } from "../../content-model/content.ts";
import { type ByLanguage, inLanguage } from "../../contract/languages.ts";

/** One of the site's answers, with the address at which all of it stands. */
export interface FoundAnswer {
	id: string;
	question: string;
	text: string;
}

const MAX_FOUND = 5;

/** @param siteUrl where the site's pages are */
export function answerSearch(languages: ByLanguage<Words>, siteUrl: string) {
	type Search = ReturnType<typeof createSearch>;
	const searches = new Map<string, Promise<Search>>();

	/** Indexed once somebody asks. */
	async function searchIn(words: Words, all: readonly SearchedQuestion[]): Promise<Search> {
		const { learned } = (await inLanguage(loaders, words.language)()).default;
		return createSearch(all, words.searchWords, learned);
	}

	/** Those that answer what was typed, the best first. @param language the visitor's */
	async function find(typed: string, language: string): Promise<FoundAnswer[]> {
		const words = inLanguage(languages, language);
		const all = searchedQuestions(words);
		const search = searches.get(words.language) ?? searchIn(words, all);
		searches.set(words.language, search);
		const { best } = (await search)(typed);
		return best.slice(0, MAX_FOUND).flatMap((id) => all.filter((one) => one.id === id).map(found));
	}

	/** One by its anchor. */
	function answer(id: string, language: string): FoundAnswer | undefined {
		const one = searchedQuestions(inLanguage(languages, language)).find((answer) => answer.id === id);
		return one && found(one);
	}

	function found({ id, question, answer, href }: SearchedQuestion): FoundAnswer {
		const text = `${answer.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")}\n${new URL(href, siteUrl).href}`;
		return { id, question, text };
	}

	return { find, answer };
}
