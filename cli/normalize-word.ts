/** A word as it is compared with others: lower case without accents. */
export function normalizeWord(word: string): string {
	return word
		.trim()
		.normalize("NFD")
		.replace(/\p{M}+/gu, "")
		.toLowerCase();
}
