/** Words as a line of their own begins. */
export function capitalised(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1);
}
