/** Said so often that it tells no question from another. */
const SMALL = new Set(
	"a al con cual cuales de del el en es la las lo los me mi mis o para por que se si su un una y yo".split(" "),
);

/**
 * How many of the words somebody looks for begin a word of the text, in whatever order, as a share of 1. One for an
 * empty search.
 */
export function share(text: string, search: string): number {
	const written = words(text);
	const all = words(search);
	const telling = all.filter((word) => !SMALL.has(word));
	const wanted = telling.length > 0 ? telling : all;
	if (wanted.length === 0) return 1;
	return wanted.filter((word) => written.some((one) => one.startsWith(singular(word)))).length / wanted.length;
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

/** A plural's beginning, which its singular shares. */
function singular(word: string): string {
	return word.length > 4 ? word.replace(/(?:([^aeiou])e)?s$/, "$1") : word;
}
