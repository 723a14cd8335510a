/** A place to fill in a text, written `{name}`. */
export interface Place {
	name: string;
	/** Where its brace opens in the text. */
	index: number;
}

/** Whatever stands in braces, of any letters: all of it is what a person may have meant as a place. */
export const placesIn = (text: string): Place[] =>
	Array.from(text.matchAll(/\{([^{}]*)\}/g), ({ 1: name = "", index }) => ({ name, index }));

/** Places as a fault names them: `{email}, {phone}`. */
export const listPlaces = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(", ");
