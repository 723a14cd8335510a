/** A text as it is compared: no accents, no capitals, single spaces. */
export function plain(text: string): string {
	return text
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[\s\u00a0]+/g, " ")
		.trim();
}

/** Whether every word somebody looks for stands in the text, in whatever order. */
export function matches(text: string, search: string): boolean {
	const searched = plain(text);
	return plain(search)
		.split(" ")
		.every((word) => searched.includes(word));
}
