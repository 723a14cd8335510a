import { withNonBreakingSpaces } from "./non-breaking-spaces.ts";

/** A title in which `*word*` is emphasised, and which breaks where a reader would pause. */
export function RichLine({ text }: { text: string }) {
	// Splitting at a capturing group leaves the emphasised words at the odd places.
	return withNonBreakingSpaces(text)
		.split(/\*([^*]+)\*/)
		.map((part, place) => (place % 2 === 1 ? <em key={part}>{part}</em> : part));
}
