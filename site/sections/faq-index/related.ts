import { type SearchedQuestion, searchedQuestions } from "../../../content-model/answers/faq-groups.ts";
import { createSearch, GENERAL } from "../../../content-model/answers/search.ts";
import type { Words } from "../../../content-model/content.ts";

const MANY = 3;

/** Finds what answers a question nearly as well: for patients, on the pages of other subjects. @param own the subject's page */
export function relatedAnswers(words: Words, own: string): (question: string) => SearchedQuestion[] {
	const others = searchedQuestions(words).filter(({ partner, href }) => !partner && !href.startsWith(`${own}#`));
	const search = createSearch(others, words.searchWords);
	return (question) => {
		const { best, nearest } = search(question);
		const ids = new Set([...best, ...nearest, ...GENERAL, ...others.map(({ id }) => id)]);
		return [...ids].flatMap((id) => others.find((one) => one.id === id) ?? []).slice(0, MANY);
	};
}
