import { withoutAccents } from "../../contract/without-accents.ts";

/** Said so often that it tells no question from another. */
const SMALL = new Set(
	(
		"a al como con cual cuales cuando cuanta cuantas cuanto cuantos de del donde el en es esta este hay la las lo los " +
		"me mi mis o para por puedo que quien se si su tengo un una y yo"
	).split(" "),
);

/**
 * How many of the words somebody looks for begin one of those written, in whatever order, as a share of 1. One for an
 * empty search.
 * @param written as `words` gives them
 */
export function share(written: readonly string[], search: string): number {
	const all = words(search);
	const telling = all.filter((word) => !SMALL.has(word));
	const wanted = telling.length > 0 ? telling : all;
	if (wanted.length === 0) return 1;
	return wanted.filter((word) => written.some((one) => one.startsWith(singular(word)))).length / wanted.length;
}

/** A text's words as they are compared: no accents, no capitals. */
export function words(text: string): string[] {
	return (
		withoutAccents(text)
			.toLowerCase()
			.match(/[\p{L}\p{N}]+/gu) ?? []
	);
}

/** A plural's beginning, which its singular shares. */
function singular(word: string): string {
	return word.length > 4 ? word.replace(/(?:([^aeiou])e)?s$/, "$1") : word;
}
