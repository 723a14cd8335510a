import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import type { ContentFault } from "../../faults/faults.ts";
import { readText } from "./read-text.ts";

/** The line of a value's key, or of the start of what should hold it; none for the whole file. @param path keys and places from 0 */
export function lineOf(document: Document.Parsed, lines: LineCounter, path: readonly unknown[]): number | undefined {
	let node: unknown = document.contents;
	let at = path.length > 0 ? document.contents?.range[0] : undefined;
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

/** The line of a fault that shows only beside other files, by the field it names in a YAML file that could be read. */
export function writtenLine(folder: string, { file, field }: ContentFault): number | undefined {
	if (field === "" || !file.endsWith(".yaml")) return undefined;
	const source = readText(folder, file);
	if (source.value === undefined) return undefined;
	const lines = new LineCounter();
	// Faults count from 1, as people do.
	const path = field.split(" › ").map((step) => (/^\d+$/.test(step) ? Number(step) - 1 : step));
	return lineOf(parseDocument(source.value, { lineCounter: lines }), lines, path);
}
