import { type Document, isMap, isNode, isScalar, isSeq, type LineCounter } from "yaml";

/**
 * The line of a value, by its key; of the nearest thing that holds it, where it is missing; none for the whole file.
 * @param path keys and places, counted from 0
 */
export function lineOf(document: Document.Parsed, lines: LineCounter, path: readonly unknown[]): number | undefined {
	let node: unknown = document.contents;
	let at: number | undefined;
	for (const step of path) {
		let head: unknown;
		if (isMap(node)) {
			const pair = node.items.find(({ key }) => String(isScalar(key) ? key.value : key) === String(step));
			head = pair?.key;
			node = pair?.value;
		} else if (isSeq(node) && typeof step === "number") {
			head = node.items[step];
			node = head;
		}
		if (!isNode(head) || !head.range) break;
		at = head.range[0];
	}
	return at === undefined ? undefined : lines.linePos(at).line;
}
