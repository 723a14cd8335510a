/** How easy English is to read, for the tests that hold its pages to it. */
import { measure as measureSpanish } from "./readability.ts";

/** Syllables of an English word by its vowels as written, near enough for a text: a silent e, -es or -ed is not heard. */
export function englishSyllables(word: string): number {
	const letters = word.toLowerCase().replaceAll(/[^a-zà-ÿ]/g, "");
	if (letters.length <= 3) return 1;
	const heard = letters
		.replace(/(?:[^laeiouy]es|[^aeiouytd]ed|[^aeiouyl]e)$/, (end) => end.charAt(0))
		.replace(/^y/, "");
	return Math.max(1, heard.match(/[aeiouyà-ÿ]{1,2}/g)?.length ?? 0);
}

/** Flesch reading ease (1948) of several texts together: 60 to 70 is plain English, above 70 is fairly easy. */
export function fleschReadingEase(texts: readonly string[]): number {
	let [syllables, words, sentences] = [0, 0, 0];
	for (const text of texts) {
		const found = text.match(/\p{L}[\p{L}'’]*/gu) ?? [];
		syllables += found.reduce((sum, word) => sum + englishSyllables(word), 0);
		words += found.length;
		sentences += measureSpanish(text).sentences;
	}
	return 206.835 - (1.015 * words) / sentences - (84.6 * syllables) / words;
}
