import { isMisspelt } from "../../contract/alarm/misspelt.ts";
import type { SearchedQuestion } from "./faq-groups.ts";
import { createGuess, type Learned } from "./learned.ts";
import type { SearchWords } from "./search-words.ts";
import { createReader, wordsOf } from "./terms.ts";

/** What is searched of a question. */
export type Searchable = Pick<SearchedQuestion, "id" | "question" | "answer" | "keywords" | "partner">;

/** What a search finds: anchors of answers, the best first. */
export interface Found {
	/** Answers to what was typed; empty if there is none. */
	best: string[];
	/** Where there is none: the nearest ones, then the general ones. */
	nearest: string[];
}

/** Characters that are read; a whole dictated message has its first ones. */
const MAX_TYPED = 500;
const MAX_BEST = 8;
const MAX_NEAREST = 3;
/** For whoever asks what nobody answers: where to start and how to reach us, what it costs, who we are. */
const GENERAL = ["por-donde-empiezo", "partes-del-precio", "quienes-son"];
/** What scores less than this part of the best is not shown below it. */
const MIN_SHARE = 0.2;
/** What a term counts in an answer's keywords or question, in its text, and each time that it comes again. */
const NAMED = { first: 1, again: 0.15 };
const ASKED = { first: 1, again: 0.3 };
const MENTIONED = { first: 0.25, again: 0.2 };
/** What those for clinics and companies count. */
const FOR_PARTNERS = 0.5;
/** How sure a reading is: a word that was begun, and one with a wrong letter; few long ones resemble each other. */
const BEGUN = 0.85;
const MISSPELT = 0.6;
const LONG = 9;
/** What each word of an answer's own phrase adds, and such a phrase if nothing else was typed. */
const IN_PHRASE = 0.15;
const ALONE = 3;
const LONGEST_PHRASE = 12;
/** The part of the terms that has to be met; who meets less is near. */
const MIN_HEARD = 0.5;
const ELSEWHERE = 0.6;
/** What a likely answer, by searches that people typed, adds to the best score, which is 1; less is chance. */
const LEARNED = 2;
const LIKELY = 0.1;

/** Indexes the questions, in some ms. @param learned of most; others go by their words @returns the search of a text */
export function createSearch(
	questions: readonly Searchable[],
	language: SearchWords,
	learned: Learned = {},
): (typed: string) => Found {
	const { termsOf, meanings, isSmall } = createReader(language);
	/** How much a term tells of each answer that has it. */
	const index = new Map<string, Map<string, number>>();
	/** The answers by their questions and keywords. */
	const phrases = new Map<string, string[]>();
	const { guess, isTyped } = createGuess(
		learned,
		questions.map(({ id }) => id),
	);
	/** All words, by their first letter. */
	const known = new Map<string | undefined, Set<string>>();
	const learn = (words: readonly string[]) => {
		for (const word of words) known.set(word[0], (known.get(word[0]) ?? new Set()).add(word));
	};
	for (const phrase of meanings.keys()) learn(phrase.split(" "));
	for (const { id, question, keywords, answer, partner } of questions) {
		const weights = new Map<string, number>();
		const weigh = (text: string, { first, again }: typeof NAMED, short = 0): string => {
			const words = wordsOf(text);
			learn(words);
			const terms = new Set(termsOf(words));
			for (const term of terms) {
				const weight = first + short / terms.size ** 2;
				const before = weights.get(term);
				weights.set(term, before ? Math.max(before, weight) + again : weight);
			}
			return words.join(" ");
		};
		const names = [...new Set(keywords.split(","))].map((keyword) => weigh(keyword, NAMED));
		// A question of few words tells of nothing else.
		for (const phrase of new Set([...names, weigh(question, ASKED, 1)]))
			phrases.set(phrase, [...(phrases.get(phrase) ?? []), id]);
		weigh(answer, MENTIONED);
		for (const [term, weight] of weights)
			index.set(term, (index.get(term) ?? new Map()).set(id, partner ? weight * FOR_PARTNERS : weight));
	}
	phrases.delete("");
	// A language may lack a subject.
	const general = GENERAL.filter((id) => questions.some((one) => one.id === id));

	function rarity(term: string): number {
		const sum = [...(index.get(term)?.values() ?? [])].reduce((all, one) => all + Math.min(one, 1), 0);
		return Math.log(1 + questions.length / (sum + 0.5));
	}

	/** The word that was meant by one that nobody wrote. */
	function meant(word: string): string {
		const those = known.get(word[0]);
		if (!those || those.has(word) || isSmall(word) || word.length < 5) return word;
		// In a word of five letters a wrong one often makes another that people type.
		if (word.length === 5 && isTyped(word)) return word;
		return [...those].find((one) => isMisspelt(word, one)) ?? word;
	}

	/** The terms that something typed stands for: itself, or those it is the beginning of. */
	function readingsOf(term: string, heard = term): string[] {
		if (index.has(term)) return [term];
		// What begins like its stem alone is another one, as `reciprocal` is for `recipe`.
		const those = heard.length > 2 ? [...(known.get(term[0]) ?? [])].filter((word) => word.startsWith(heard)) : [];
		return those.map((word) => meanings.get(word) ?? word);
	}

	return (typed) => {
		const asTyped = new Map<string, string>();
		const guessed = new Map<string, number>();
		const words = wordsOf(typed.slice(0, MAX_TYPED), (stem, heard) => asTyped.set(stem, heard)).map((word) => {
			const right = meant(word);
			if (right !== word) guessed.set(meanings.get(right) ?? right, word.length < LONG ? MISSPELT : 1);
			return right;
		});
		const terms = [...new Set(termsOf(words))];
		const scores = new Map<string, { score: number; heard: number }>();
		function add(id: string, score: number, part: number): void {
			const before = scores.get(id) ?? { score: 0, heard: 0 };
			scores.set(id, { score: before.score + score, heard: before.heard + part });
		}
		for (const term of terms) {
			const most = new Map<string, { score: number; part: number }>();
			for (const reading of readingsOf(term, asTyped.get(term))) {
				const sure = (reading === term ? 1 : BEGUN) * (guessed.get(reading) ?? 1);
				const rare = rarity(reading);
				for (const [id, weight] of index.get(reading) ?? []) {
					const score = weight * sure * rare;
					if (score > (most.get(id)?.score ?? 0)) most.set(id, { score, part: Math.min(weight, 1) * sure });
				}
			}
			for (const [id, { score, part }] of most) add(id, score, part);
		}
		for (const [id, { score, part }] of phrasesIn(words)) add(id, score, part * Math.max(1, terms.length));
		// What other answers have counts less.
		const counted = terms.reduce((all, term) => all + (index.has(term) && !guessed.has(term) ? ELSEWHERE : 1), 0);
		const likely = guess(words, terms);
		// Of words that nobody has typed or written nothing is guessed.
		const typical = terms.filter((term) => index.has(term) || isTyped(term)).length / terms.length || 0;
		for (const [id, part] of likely) if (part * typical >= LIKELY) add(id, 0, 0);
		// An answer to all the words comes before one to the rarest of them.
		const worth = ({ score, heard }: { score: number; heard: number }) =>
			score * Math.sqrt(Math.min(1, heard / terms.length || 1));
		const most = Math.max(...[...scores.values()].map(worth)) || 1;
		const likeliest = Math.max(0, ...likely.values());
		const results = [...scores]
			.map(([id, one]) => {
				const score = worth(one) / most;
				// One of which no search is known keeps the place that its words give it.
				const part = typical * (likely.get(id) ?? score * likeliest);
				return { id, score: score + LEARNED * part, share: one.heard / (counted || 1) + part };
			})
			.sort((one, other) => other.score - one.score);
		const [first] = results;
		const like = results.filter(({ score }) => score >= (first?.score ?? 0) * MIN_SHARE).map(({ id }) => id);
		if (first && first.share >= MIN_HEARD) return { best: like.slice(0, MAX_BEST), nearest: [] };
		return { best: [], nearest: [...new Set([...like, ...general])].slice(0, MAX_NEAREST) };
	};

	/** The answers that have a question or keyword among the words, with what it adds; most if nothing else was typed. */
	function phrasesIn(words: readonly string[]): Map<string, { score: number; part: number }> {
		const found = new Map<string, { score: number; part: number }>();
		for (let at = 0; at < words.length; at++)
			for (let length = 1; length <= Math.min(LONGEST_PHRASE, words.length - at); length++) {
				const part = length / words.length;
				if (length === 1 && part < 1) continue;
				const ids = phrases.get(words.slice(at, at + length).join(" ")) ?? [];
				const score = (part < 1 ? IN_PHRASE * length : ALONE) * Math.log(1 + questions.length / ids.length);
				for (const id of ids) if (score > (found.get(id)?.score ?? 0)) found.set(id, { score, part });
			}
		return found;
	}
}
