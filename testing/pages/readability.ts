/** How easy Spanish and English are to read, for the tests that hold patients' pages to it. */

type Measure = ReturnType<typeof measure>;

const STRONG = /[aeoáéó]/;
const ACCENTED_WEAK = /[íú]/;

/** Syllables of a Spanish word: two strong vowels part, as do an accented i or u and a strong vowel. */
export function syllables(word: string): number {
	const sounds = word
		.toLowerCase()
		.normalize("NFC")
		.replace(/([gq])u(?=[eiéí])/g, "$1")
		.replace(/y(?![aeiouáéíóú])/g, "i");
	const groups = sounds.match(/[aeiouáéíóúü]+/g) ?? [];
	return Math.max(
		1,
		groups.reduce((sum, group) => sum + nuclei(group), 0),
	);
}

/** Syllables in a run of vowels. */
function nuclei(vowels: string): number {
	let count = 1;
	for (let at = 1; at < vowels.length; at++) {
		const [before = "", here = ""] = [vowels[at - 1], vowels[at]];
		const stressed =
			(STRONG.test(before) && ACCENTED_WEAK.test(here)) || (ACCENTED_WEAK.test(before) && STRONG.test(here));
		if (stressed || (STRONG.test(before) && STRONG.test(here))) count++;
	}
	return count;
}

/** Syllables of an English word by its vowels as written, near enough for a text: a silent e, -es or -ed is not heard. */
export function englishSyllables(word: string): number {
	const letters = word.toLowerCase().replaceAll(/[^a-zà-ÿ]/g, "");
	if (letters.length <= 3) return 1;
	const heard = letters
		.replace(/(?:[^laeiouy]es|[^aeiouytd]ed|[^aeiouyl]e)$/, (end) => end.charAt(0))
		.replace(/^y/, "");
	return Math.max(1, heard.match(/[aeiouyà-ÿ]{1,2}/g)?.length ?? 0);
}

const SPANISH = { word: /\p{L}+/gu, syllables };
export const ENGLISH = { word: /\p{L}[\p{L}'’]*/gu, syllables: englishSyllables };

/** Counts a text. Figures are neither words nor syllables; a text without a full stop is a sentence all the same. */
export function measure(text: string, { word, syllables } = SPANISH) {
	const words = text.match(word) ?? [];
	return {
		syllables: words.reduce((sum, word) => sum + syllables(word), 0),
		words: words.length,
		sentences: text.split(/[.!?…]+(?=\s|$)/).filter((part) => /\p{L}/u.test(part)).length,
	};
}

/**
 * Perspicuity by Szigriszt-Pazos (1993) as the INFLESZ scale reads it (Barrio-Cantalejo and others, 2008):
 * 206.835 − 62.3 × syllables/words − words/sentences. 55 to 65 is normal, 65 to 80 quite easy, above 80 very easy.
 */
export const inflesz = ({ syllables, words, sentences }: Measure): number =>
	206.835 - (62.3 * syllables) / words - words / sentences;

/** Reading ease by Fernández Huerta (1959): 206.84 − 60 × syllables/words − 1.02 × words/sentences. */
export const fernandezHuerta = ({ syllables, words, sentences }: Measure): number =>
	206.84 - (60 * syllables) / words - (1.02 * words) / sentences;

/** Flesch reading ease (1948): 60 to 70 is plain English, above 70 is fairly easy. */
export const flesch = ({ syllables, words, sentences }: Measure): number =>
	206.835 - (1.015 * words) / sentences - (84.6 * syllables) / words;

/** Adds up what several texts measure, so that a heading's end is a sentence's end. */
export function measureAll(texts: readonly string[], language = SPANISH): Measure {
	const all = texts.map((text) => measure(text, language));
	return all.reduce((sum, one) => ({
		syllables: sum.syllables + one.syllables,
		words: sum.words + one.words,
		sentences: sum.sentences + one.sentences,
	}));
}
