/** The answers of a language as its browsers search them. */
import { languages } from "virtual:content";
import { wholeAnswer } from "../../content-model/answers/answer.ts";
import type { Words } from "../../content-model/content.ts";
import { createSearch, type Searchable } from "../../site/islands/faq/search.ts";
import { allGroups, type FaqGroup } from "../../site/sections/faq-index/faq-groups.ts";

/** The page whose questions come first among those of pages. */
const FIRST = { es: "/para-pacientes", en: "/en/patients" } as const;

export function answersSearched(language: keyof typeof FIRST) {
	const words = languages[language] as Words;
	const all = searchables(allGroups(words, FIRST[language]));
	return { words: words.searchWords, all, search: createSearch(all, words.searchWords) };
}

/** The questions as the browser searches them; there the page itself holds all but the keywords. */
function searchables(groups: readonly FaqGroup[]): Searchable[] {
	return groups.flatMap(({ audience, items }) =>
		items.map((item) => ({
			...wholeAnswer(item),
			id: item.id,
			keywords: item.keywords?.join(", ") ?? "",
			partner: audience === "partner",
		})),
	);
}
