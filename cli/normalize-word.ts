/** A word as it is compared with others: small letters without accents. */
export function normalizeWord(word: string): string {
	return word
		.trim()
		.normalize("NFD")
		.replace(/\p{M}+/gu, "")
		.toLowerCase();
}
