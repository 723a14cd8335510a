/** A placeholder in a text, written `{name}`. */
export interface Placeholder {
	name: string;
	/** Where its brace opens in the text. */
	index: number;
}

/** Whatever stands in braces, of any letters: all of it is what a person may have meant as a placeholder. */
export const placeholdersIn = (text: string): Placeholder[] =>
	Array.from(text.matchAll(/\{([^{}]*)\}/g), ({ 1: name = "", index }) => ({ name, index }));

/** Placeholders as a fault names them: `{email}, {phone}`. */
export const listPlaceholders = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(", ");
