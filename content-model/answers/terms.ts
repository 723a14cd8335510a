import { heardOf } from "../../contract/spelling/heard.ts";
import type { SearchWords } from "./search-words.ts";

/** Words of the longest phrase that means something else than its words. */
const LONGEST = 5;
const ADULT = { youngest: 18, oldest: 69 };

/** The words of a text as they are compared, small ones and all; `don’t` is one, `6mm` is two. */
export function wordsOf(text: string, also?: (stem: string, heard: string) => void): string[] {
	const words = text
		.replace(/['’]/g, "")
		.replace(/\b[1-6][abc]{2}\b/gi, "4aa")
		.match(/\d+(?=[\p{L}\p{M}]{2,}\b)(?!aa)|[\p{L}\p{M}\p{N}]+/gu);
	return (words ?? []).map((word) => {
		const heard = heardOf(word);
		const one = stem(heard);
		also?.(one, heard);
		return one;
	});
}

/** Reads words as what they mean in a language. */
export function createReader({ small, meanings: groups }: SearchWords) {
	const key = (phrase: string) => wordsOf(phrase).join(" ");
	const ignored = new Set(small.map(key));
	const meanings = new Map<string, string>();
	for (const [head, others] of Object.entries(groups))
		for (const one of [head, ...others]) meanings.set(key(one), key(head));
	const isSmall = (word: string) => ignored.has(word);

	/** What words mean, without the small ones. */
	function termsOf(words: readonly string[]): string[] {
		const terms: string[] = [];
		for (let at = 0; at < words.length; at++) {
			let length = LONGEST;
			while (length > 1 && (at + length > words.length || !meanings.has(words.slice(at, at + length).join(" "))))
				length--;
			const phrase = words.slice(at, at + length).join(" ");
			const meaning = meanings.get(phrase);
			if (meaning) terms.push(meaning);
			else if (/^\d+$/.test(phrase)) terms.push(...ageOf(Number(phrase), words[at - 1]));
			else if (!isSmall(phrase)) terms.push(phrase);
			at += length - 1;
		}
		return terms;
	}

	/** Of a number the years of somebody, in tens; of what is measured its name tells more. */
	const ageOf = (years: number, before: string | undefined) =>
		years >= ADULT.youngest && years <= ADULT.oldest && (!before || isSmall(before))
			? [`${Math.floor(years / 10)}0`]
			: [];

	return { termsOf, meanings, isSmall };
}

/** Plural and gender, in English only the plural, after J. Savoy's light stemmer for Spanish. */
function stem(word: string): string {
	if (word.length < 4 || /\d/.test(word)) return word;
	// `pregnancy` has a plural in -ies, no Spanish word has; in four letters -e is no gender, or `cars` would be `care`.
	const singular = word.replace(/(?<=[^aeiou])e?y$/, "i").replace(/(?<=\p{L}{3})(?:(?<=[^aeiou])es|s)$/u, "");
	return singular.length < 4 ? singular : singular.replace(/[ao]$|(?<=\p{L}{4})e$/u, "");
}
