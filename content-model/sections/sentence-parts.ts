interface SentencePart {
	words: string;
	/** Where the words lead, if anywhere. */
	href?: string | undefined;
}

/** Takes `Lee la [guía](/ruta).` apart, in the order it is read. */
export const sentenceParts = (sentence: string): SentencePart[] =>
	Array.from(sentence.matchAll(/\[([^\]]*)\]\(([^)]*)\)|[^[]+|\[/g), ([plain, words, href]) => ({
		words: words ?? plain,
		href,
	}));
