import leven from "leven";

/** The word that was probably meant. @param known words, each with what it stands for */
export function nearest(typed: string, known: readonly (readonly [string, string])[]): string | undefined {
	const [best] = known
		.map(([word, meant]) => ({ word, meant, distance: leven(typed.toLowerCase(), word) }))
		// Two letters swapped are two changes.
		.filter(({ word, distance }) => distance <= Math.max(word.length > 3 ? 2 : 1, Math.floor(word.length / 3)))
		.sort((one, other) => one.distance - other.distance);
	return best?.meant;
}
