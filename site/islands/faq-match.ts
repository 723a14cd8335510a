/** Whether every word somebody looks for begins a word of the text, in whatever order. */
export function matches(text: string, search: string): boolean {
	const written = words(text);
	return words(search).every((wanted) => written.some((word) => word.startsWith(wanted)));
}

/** Its words as they are compared: no accents, no capitals. */
function words(text: string): string[] {
	return (
		text
			.normalize("NFD")
			.replace(/\p{M}/gu, "")
			.toLowerCase()
			.match(/[\p{L}\p{N}]+/gu) ?? []
	);
}
