import MiniSearch from "minisearch";
import { heardOf } from "../../../contract/heard.ts";
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
	/** Where there is none: the nearest ones, then the general ones. */
	nearest: string[];
}

const MAX_BEST = 8;
const MAX_NEAREST = 3;
/** For whoever asks what nobody answers: where to start and how to reach us, what it costs, who we are. */
const GENERAL = ["por-donde-empiezo", "partes-del-precio", "quienes-son"];
/** What scores less than this part of the best is not shown below it. */
const MIN_SHARE = 0.3;
/** What a word counts that only the answer's text has, not its question or keywords. */
const MENTIONED = 0.3;
/** What a word counts that was taken for another; few long ones resemble each other, so they count in full. */
const GUESSED = 0.6;
/** The part of the words that has to be met; who meets less is near. */
const MIN_HEARD = 0.33;

/**
 * Indexes the questions, in some milliseconds.
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
	// A language may lack a subject.
	const general = GENERAL.filter((id) => questions.some((one) => one.id === id));
	const phrases = new Map<string, string[]>();
	for (const one of questions) {
		for (const keyword of new Set([one.question, ...one.keywords.split(",")].map(phraseOf).filter(Boolean))) {
			phrases.set(keyword, [...(phrases.get(keyword) ?? []), one.id]);
		}
	}

	return (typed) => {
		const asked = new Map(wordsOf(typed).map((word) => [termOf(word), heardOf(word)]));
		asked.delete(null);
		/** How much of a word was typed: what begins like its stem alone is another one, as `reciprocal` is for `recipe`. */
		function certainty(found: string, term: string): number {
			if (found === term || found.startsWith(asked.get(term) ?? term)) return 1;
			// Mistakes keep the first letter and the length, or a diminutive was typed. `summary` is no `submarine`.
			const isMisspelt = Math.abs(found.length - term.length) < 2 || term.startsWith(found);
			if (found[0] !== term[0] || term.length < 5 || !isMisspelt) return 0;
			return found.length > 8 ? 1 : GUESSED;
		}
		const results = index
			.search(typed, {
				boost: { question: 2, keywords: 3, answer: 0.5 },
				boostDocument: (_id, _term, stored) => (stored?.partner ? 0.4 : 1),
				prefix: (term) => term.length > 2,
				// A word that is right is not taken for another.
				fuzzy: (term) => (known.has(term) || term.length < 5 ? false : term.length < 8 ? 1 : 2),
			})
			.map(({ id, score, queryTerms, match }) => {
				const fields = Object.entries(match).map(([found, [...of]]) => {
					const part = of.some((field) => field !== "answer") ? 1 : MENTIONED;
					return part * Math.max(...queryTerms.map((term) => certainty(found, term)));
				});
				const sum = fields.reduce((all, one) => all + one, 0);
				const heard = Math.min(sum, queryTerms.length);
				// An answer to all the words comes before one to the rarest of them.
				return { id: id as string, score: score * heard ** 2, share: heard / asked.size };
			})
			.filter(({ share }) => share > 0);
		// Whoever types one of an answer's phrases gets that answer, whatever else holds its words.
		const named = new Set(phrases.get(phraseOf(typed)));
		const most = Math.max(0, ...results.map(({ score }) => score));
		for (const one of results) if (named.delete(one.id)) Object.assign(one, { score: one.score + 2 * most, share: 1 });
		results.push(...[...named].map((id) => ({ id, score: 2 * most || 1, share: 1 })));
		results.sort((one, other) => other.score - one.score);
		const [first] = results;
		const like = results.filter(({ score }) => score >= (first?.score ?? 0) * MIN_SHARE).map(({ id }) => id);
		if (first && first.share >= MIN_HEARD) return { best: like.slice(0, MAX_BEST), nearest: [] };
		return { best: [], nearest: [...new Set([...like, ...general])].slice(0, MAX_NEAREST) };
	};
}
