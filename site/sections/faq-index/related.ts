import { type SearchedQuestion, searchedQuestions } from "../../../content-model/answers/faq-groups.ts";
import { createReader, wordsOf } from "../../../content-model/answers/terms.ts";
import type { Words } from "../../../content-model/content.ts";

const MANY = 3;
/** What two answers have in common at least, of 1: below it, most pairs share a word and no matter. */
const LEAST = 0.18;
/** What a term of the answer itself counts beside one of its question or keywords. */
const IN_TEXT = 0.4;

/** Patients' questions of other pages that share the rarest terms (cosine of TF-IDF), if any. @returns those of an answer on a page */
export function relatedAnswers(words: Words): (id: string, page: string) => SearchedQuestion[] {
	const all = weighed(words);
	return (id, page) => {
		const mine = all.find(({ question }) => question.id === id)?.weights ?? new Map<string, number>();
		return all
			.filter(({ question: { partner, href } }) => !partner && !href.startsWith(`${page}#`))
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

/** Each question with how much each term tells of it, as a vector of length 1. */
function weighed(words: Words) {
	const { termsOf } = createReader(words.searchWords);
	const all = searchedQuestions(words).map((question) => {
		const weights = new Map(termsOf(wordsOf(question.answer)).map((term) => [term, IN_TEXT]));
		for (const term of termsOf(wordsOf(`${question.question} ${question.keywords}`))) weights.set(term, 1 + IN_TEXT);
		return { question, weights };
	});
	const terms = all.flatMap(({ weights }) => [...weights.keys()]);
	const among = Map.groupBy(terms, (term) => term);
	for (const { weights } of all) {
		for (const [term, weight] of weights)
			weights.set(term, weight * Math.log(all.length / (among.get(term)?.length ?? 1)));
		const length = Math.hypot(...weights.values()) || 1;
		for (const [term, weight] of weights) weights.set(term, weight / length);
	}
	return all;
}
