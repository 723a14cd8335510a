/** The signs each typeface holds: those Spanish is written with, and beside them what the content happens to use. */
const LOWER_CASE = "abcdefghijklmnopqrstuvwxyzáéíóúüñ";
const LETTERS = LOWER_CASE + LOWER_CASE.toUpperCase();
const SPACES = " \u00a0";
const EVERYDAY = `${LETTERS}${SPACES}0123456789.,:;¿?¡!()«»-%+/`;
/** What visitors type beside it, and what stands between words that are put together. */
const TYPED = "@_'\"&#*=·";

/** What is in the words and never read: slots to be filled, and the marks of emphasis. */
const MARKS = /\{[^}]*\}|\*/g;

/** Of titles and figures. @param content what the editors have written, in any shape */
export function displaySigns(content: unknown): string {
	return distinct(EVERYDAY + written(content).replaceAll(MARKS, ""));
}

/** Of text. */
export function textSigns(content: unknown): string {
	return distinct(displaySigns(content) + TYPED);
}

/** Of the words that titles emphasise (`*word*`): few, in a typeface that is fetched for them alone. */
export function emphasisedSigns(content: unknown): string {
	const words = Array.from(written(content).matchAll(/\*([^*\n]+)\*/g), ([, word]) => word);
	return distinct(LOWER_CASE + SPACES + words.join(""));
}

/** Every string in it, a line each. */
function written(content: unknown): string {
	if (typeof content === "string") return content;
	return content && typeof content === "object" ? Object.values(content).map(written).join("\n") : "";
}

function distinct(signs: string): string {
	return [...new Set(signs)].filter((sign) => sign >= " ").join("");
}
