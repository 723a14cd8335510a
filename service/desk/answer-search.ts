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
	const indexed = new Map<string, ReturnType<typeof index>>();

	/** Indexed once somebody asks. @param language the visitor's */
	function indexIn(language: string): ReturnType<typeof index> {
		const words = inLanguage(languages, language);
		const known = indexed.get(words.language) ?? index(words);
		indexed.set(words.language, known);
		return known;
	}

	async function index(words: Words) {
		const questions = searchedQuestions(words);
		const { learned } = (await inLanguage(loaders, words.language)()).default;
		const answers = new Map(questions.map((one) => [one.id, found(one)]));
		return { answers, search: createSearch(questions, words.searchWords, learned) };
	}

	/** Those that answer what was typed, the best first. @param language the visitor's */
	async function find(typed: string, language: string): Promise<FoundAnswer[]> {
		const { answers, search } = await indexIn(language);
		return search(typed)
			.best.slice(0, MAX_FOUND)
			.flatMap((id) => answers.get(id) ?? []);
	}

	/** One by its anchor. */
	const answer = async (id: string, language: string) => (await indexIn(language)).answers.get(id);

	function found({ id, question, answer, href }: SearchedQuestion): FoundAnswer {
		const text = `${answer.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")}\n${new URL(href, siteUrl).href}`;
		return { id, question, text };
	}

	return { find, answer };
}
