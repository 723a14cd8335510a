import leven from "leven";

/** The word that was probably meant; undefined if none is near. */
export function nearest(typed: string, words: readonly string[]): string | undefined {
	const [best] = words
		.map((word) => ({ word, distance: leven(typed.toLowerCase(), word) }))
		// Two letters swapped are two changes.
		.filter(({ word, distance }) => distance <= Math.max(word.length > 3 ? 2 : 1, Math.floor(word.length / 3)))
		.sort((one, other) => one.distance - other.distance);
	return best?.word;
}
