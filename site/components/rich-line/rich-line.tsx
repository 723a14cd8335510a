/** A line of content in which `*word*` is emphasised. */
export function RichLine({ text }: { text: string }) {
	// Splitting at a capturing group leaves the emphasised words at the odd places.
	return text.split(/\*([^*]+)\*/).map((part, place) => (place % 2 === 1 ? <em key={part}>{part}</em> : part));
}
