/** The signs each typeface holds: what Spanish is written with, not what the fonts could do. */
const LOWER_CASE = "abcdefghijklmnopqrstuvwxyzáéíóúüñ";
const LETTERS = LOWER_CASE + LOWER_CASE.toUpperCase();
const SPACES = " \u00a0";
const PUNCTUATION = ".,:;¿?¡!'\"«»“”‘’()-–—…";
const FIGURES = "0123456789+−×<>%/&$#°ºª·";

/** Of titles and figures. */
export const DISPLAY_SIGNS = LETTERS + SPACES + PUNCTUATION + FIGURES;

/** Of text, which addresses and marks stand in as well. */
export const TEXT_SIGNS = `${DISPLAY_SIGNS}€@*=_•→©®`;

/**
 * Of the words that titles emphasise: a few, in a typeface that is fetched for them alone, so that it holds the small
 * letters and beside them only what the content has emphasised.
 * @param content anything whose strings may hold `*word*`
 */
export function emphasisedSigns(content: unknown): string {
	const words = Array.from(JSON.stringify(content).matchAll(/\*([^*"]+)\*/g), ([, word]) => word);
	return [...new Set(LOWER_CASE + SPACES + words.join(""))].join("");
}
