import type { ComponentProps } from "react";

interface RichLineProps extends ComponentProps<"h2"> {
	as: "h1" | "h2" | "h3" | "p";
	text: string;
}

/** A title in which `*word*` is emphasised, and which breaks where a reader would pause. */
export function RichLine({ as: Element, text, ...attributes }: RichLineProps) {
	// Splitting at a capturing group leaves the emphasised words at the odd places.
	const parts = withNonBreakingSpaces(text)
		.split(/\*([^*]+)\*/)
		.map((part, index) => (index % 2 === 1 ? <em key={part}>{part}</em> : part));
	return (
		<Element key={text} {...attributes}>
			{parts}
		</Element>
	);
}

/** Words that lean on the next one: no line of a title ends well on them. */
const LEANING = new Set(
	"a al con de del e el en la las lo los me mi ni no nos o por que se sin su sus te tu tus u un una y".split(" "),
);
// Longer than this, what is held together might not fit a line of a small phone.
const LONGEST = 13;

/** Puts a space that does not break after words that lean on the next one. `*` marks emphasis and has no width. */
export function withNonBreakingSpaces(title: string): string {
	const [last = "", ...before] = title.split(" ").reverse();
	return before.reduce((rest, word) => {
		const [next = ""] = rest.split(" ", 1);
		const held = LEANING.has(word.replace(/[^\p{Letter}]/gu, "").toLowerCase()) && width(word) + width(next) < LONGEST;
		return `${word}${held ? "\u00a0" : " "}${rest}`;
	}, last);
}

const width = (word: string) => word.replaceAll("*", "").length;
