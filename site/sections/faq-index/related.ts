import { type SearchedQuestion, searchedQuestions } from "../../../content-model/answers/faq-groups.ts";
import { createReader, wordsOf } from "../../../content-model/answers/terms.ts";
import type { Words } from "../../../content-model/content.ts";

const MANY = 3;
/** What two answers have in common at least, of 1: below it, most pairs share a word and no matter. */
const LEAST = 0.18;
/** What a term of the answer itself counts beside one of its question or keywords. */
const IN_TEXT = 0.4;

/** Patients' questions of other subjects that share the rarest terms (cosine of TF-IDF), if any. @param own the page */
export function relatedAnswers(words: Words, own: string): (id: string) => SearchedQuestion[] {
	const all = weighed(words);
	return (id) => {
		const mine = all.get(id)?.weights ?? new Map<string, number>();
		return [...all.values()]
			.filter(({ question: { partner, href } }) => !partner && !href.startsWith(`${own}#`))
			.map(({ question, weights }) => ({
				question,
				alike: Array.from(mine, ([term, weight]) => weight * (weights.get(term) ?? 0)).reduce((a, b) => a + b, 0),
			}))
			.filter(({ alike }) => alike >= LEAST)
			.sort((one, other) => other.alike - one.alike)
			.slice(0, MANY)
			.map(({ question }) => question);
	};
}

interface Weighed {
	question: SearchedQuestion;
	/** How much each term tells of it, as a vector of length 1. */
	weights: Map<string, number>;
}

const kept = new WeakMap<Words, ReadonlyMap<string, Weighed>>();

function weighed(words: Words): ReadonlyMap<string, Weighed> {
	const before = kept.get(words);
	if (before) return before;
	const { termsOf } = createReader(words.searchWords);
	const all = searchedQuestions(words).map((question) => {
		const weights = new Map(termsOf(wordsOf(question.answer)).map((term) => [term, IN_TEXT]));
		for (const term of termsOf(wordsOf(`${question.question} ${question.keywords}`))) weights.set(term, 1 + IN_TEXT);
		return { question, weights };
	});
	const among = Map.groupBy(
		all.flatMap(({ weights }) => [...weights.keys()]),
		(term) => term,
	);
	for (const { weights } of all) {
		for (const [term, weight] of weights)
			weights.set(term, weight * Math.log(all.length / (among.get(term)?.length ?? 1)));
		const length = Math.hypot(...weights.values()) || 1;
		for (const [term, weight] of weights) weights.set(term, weight / length);
	}
	const byId = new Map(all.map((one) => [one.question.id, one]));
	kept.set(words, byId);
	return byId;
}
