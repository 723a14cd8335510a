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
	type Searched = { all: SearchedQuestion[]; search: ReturnType<typeof createSearch> };
	const searched = new Map<string, Promise<Searched>>();

	/** Indexed once somebody asks. @param language the visitor's */
	function searchedIn(language: string): Promise<Searched> {
		const words = inLanguage(languages, language);
		const known = searched.get(words.language) ?? index(words);
		searched.set(words.language, known);
		return known;
	}

	async function index(words: Words): Promise<Searched> {
		const all = searchedQuestions(words);
		const { learned } = (await inLanguage(loaders, words.language)()).default;
		return { all, search: createSearch(all, words.searchWords, learned) };
	}

	/** Those that answer what was typed, the best first. @param language the visitor's */
	async function find(typed: string, language: string): Promise<FoundAnswer[]> {
		const { all, search } = await searchedIn(language);
		const { best } = search(typed);
		return best.slice(0, MAX_FOUND).flatMap((id) => all.filter((one) => one.id === id).map(found));
	}

	/** One by its anchor. */
	async function answer(id: string, language: string): Promise<FoundAnswer | undefined> {
		const { all } = await searchedIn(language);
		const one = all.find((answer) => answer.id === id);
		return one && found(one);
	}

	function found({ id, question, answer, href }: SearchedQuestion): FoundAnswer {
		const text = `${answer.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")}\n${new URL(href, siteUrl).href}`;
		return { id, question, text };
	}

	return { find, answer };
}
