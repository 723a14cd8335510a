/** What browsers search the answers by, made when the site is built. */
import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Words } from "../../content.ts";
import { type SearchedQuestion, searchedQuestions } from "../faq-groups.ts";
import type { Learned, NamedSearch } from "../learned.ts";
import type { SearchWords } from "../search-words.ts";

export interface SearchSource {
	/** With the beginning of each answer, as the results show it: searches need no more since they are learned from. */
	questions: SearchedQuestion[];
	words: SearchWords;
	learned: Learned;
}

/** Whole sentences, as many as fit. */
const BEGINNING = /^.{40,220}?[.?!](?=\s|$)(?:.{1,80}?[.?!](?=\s|$))?/s;

/** @param learned of the searches of this language */
export function searchSource(words: Words, learned: Learned): SearchSource {
	const questions = searchedQuestions(words).map((question) => ({
		...question,
		answer: BEGINNING.exec(question.answer)?.[0] ?? "",
	}));
	return { questions, words: words.searchWords, learned };
}

/** The searches of a language that are learned from; those of `unseen` are not. */
export function learnedFrom(language: string): NamedSearch[] {
	return ["typed", "held", "asked"].flatMap((name) => namedSearches(name, language));
}

/** What a file of searches holds, by answer or one by one; nothing where a language has none. */
export function namedSearches(name: string, language: string): NamedSearch[] {
	const file = `${import.meta.dirname}/${name}.${language}.yaml`;
	if (!existsSync(file)) return [];
	const read = parse(readFileSync(file, "utf8")) as NamedSearch[] | Record<string, string[]>;
	const searches = Array.isArray(read)
		? read
		: Object.entries(read).flatMap(([right, those]) => those.map((typed) => ({ typed, right: right.split(", ") })));
	return searches.map(({ typed, right }) => ({ typed: `${typed}`, right }));
}
