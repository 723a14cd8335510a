import MiniSearch, { type SearchOptions } from "minisearch";
import { phraseOf, termOf, wordsOf } from "./terms.ts";

export interface Searchable {
	id: string;
	question: string;
	answer: string;
	/** Other words and phrases that people use for it, between commas. */
	keywords: string;
	/** Whether it is for clinics and companies rather than for patients. */
	partner: boolean;
}

/** What a search finds: anchors of answers, the best first. */
export interface Found {
	/** Answers to what was typed; empty if there is none. */
	best: string[];
	/** The nearest ones where there is none. */
	nearest: string[];
}

const MAX_BEST = 8;
const MAX_NEAREST = 3;
/** What scores less than this part of the best is not shown below it. */
const MIN_SHARE = 0.3;

/**
 * Indexes the questions, in some milliseconds.
 * @param questions in the order of the page; the first stand in where nothing is near
 * @returns searches them for what somebody typed
 */
export function createSearch(questions: readonly Searchable[]): (typed: string) => Found {
	/** Every word as it is compared. */
	const known = new Set<string>();
	const index = new MiniSearch<Searchable>({
		fields: ["question", "keywords", "answer"],
		storeFields: ["partner"],
		tokenize: wordsOf,
		processTerm: (word) => {
			const term = termOf(word);
			if (term) known.add(term);
			return term;
		},
		searchOptions: { processTerm: termOf },
	});
	index.addAll(questions);
	const phrases = new Map<string, string[]>();
	for (const one of questions) {
		for (const keyword of new Set([one.question, ...one.keywords.split(",")].map(phraseOf).filter(Boolean))) {
			phrases.set(keyword, [...(phrases.get(keyword) ?? []), one.id]);
		}
	}

	const search = (typed: string, options: SearchOptions) =>
		index
			.search(typed, {
				boost: { question: 2, keywords: 3, answer: 0.5 },
				boostDocument: (_id, _term, stored) => (stored?.partner ? 0.4 : 1),
				...options,
			})
			// An answer to all the words comes before one to the rarest of them.
			.map(({ id, score, queryTerms }) => ({ id: id as string, score: score * queryTerms.length ** 2 }))
			.sort((one, other) => other.score - one.score);

	return (typed) => {
		const results = search(typed, {
			prefix: (term) => term.length > 2,
			// A word that is right is not taken for another.
			fuzzy: (term) => (known.has(term) || term.length < 4 ? false : term.length < 7 ? 1 : 2),
		});
		// Whoever types one of an answer's phrases gets that answer, whatever else holds its words.
		const named = new Set(phrases.get(phraseOf(typed)));
		const most = results[0]?.score ?? 1;
		for (const one of results) if (named.delete(one.id)) one.score = one.score + 2 * most;
		results.push(...[...named].map((id) => ({ id, score: 2 * most })));
		results.sort((one, other) => other.score - one.score);
		const [first] = results;
		if (first) {
			const best = results.filter(({ score }) => score >= first.score * MIN_SHARE).slice(0, MAX_BEST);
			return { best: best.map(({ id }) => id), nearest: [] };
		}
		const near = search(typed, { prefix: true, fuzzy: 0.45, maxFuzzy: 4 }).map(({ id }) => id);
		return { best: [], nearest: [...new Set([...near, ...questions.map(({ id }) => id)])].slice(0, MAX_NEAREST) };
	};
}
