import { heardOf, plainOf } from "../../../contract/heard.ts";

/** Said so often, in either language, that it tells no question from another. */
const STOP_WORDS = new Set(
	(
		"about after an and any are as at be been before by can could did do does for from get had has have how i if in is it its my of on or " +
		"our should so than that the their them there they this to was we what when where which who will with would you your am im " +
		"a al algo algun alguna alguno ahi alla aqui como con cual cuales cuando cuanta cuantas cuanto cuantos de del donde e el ella " +
		"en es eso esta estan estar este esto estoy fue ha haber hace hacer hacerme hacerse hago hay he la las le les lo los mas " +
		"me mi mis muy no nos o para pero poder por puede pueden puedo q que quien quiero quiere quieren yo y se ser si sin sirve sobre son " +
		"su sus soy te tener tengo tiene tienen toca todo tu tus un una unas unos va van voy ya hacen doy da dan"
	).split(" "),
);

/**
 * A word as it is compared: without accents, written as Spanish is heard (b and v, s, c and z, y and ll, h), without the
 * ending of its plural or gender. So `obodonasiones` meets `ovodonación`.
 * @returns nothing for a word that tells no question from another
 */
export function termOf(word: string): string | null {
	return STOP_WORDS.has(plainOf(word)) ? null : stem(heardOf(word));
}

/** A phrase as it is compared, small words and all. */
export function phraseOf(typed: string): string {
	return wordsOf(typed)
		.map((word) => stem(heardOf(word)))
		.join(" ");
}

export function wordsOf(text: string): string[] {
	return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Plural and gender, in English only the plural, after J. Savoy's light stemmer for Spanish. */
function stem(word: string): string {
	if (word.length < 4 || /\d/.test(word)) return word;
	// As in `pregnancy`, whose plural ends in -ies. No Spanish word ends so.
	// In four letters an -e is no gender, or `cars` would be `care`.
	const singular = word.replace(/(?<=[^aeiou])y$/, "i").replace(/(?<=\p{L}{3})(?:(?<=[^aeiou])es|s)$/u, "");
	return singular.length < 4 ? singular : singular.replace(/[ao]$|(?<=\p{L}{4})e$/u, "");
}
