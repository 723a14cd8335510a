import { type Document, isAlias, isScalar, type Node, visit } from "yaml";
import { BACKSLASH, OPEN_QUOTE, startsAnew } from "./syntax-faults.ts";

export interface YamlPitfall {
	/** Offset in the source. */
	at: number;
	problem: string;
}

/** Where YAML would silently lose or change text: as a comment, anchor, tag, alias, escape or unclosed quotation. */
export function yamlPitfalls(document: Document.Parsed, source: string): YamlPitfall[] {
	const found: YamlPitfall[] = [];
	visit(document, {
		Node(_, node) {
			const [start, end] = node.range ?? [0, 0];
			const character = signOf(node);
			if (character)
				found.push({
					at: start,
					problem: `un texto que empieza con ${character[0]} va entre comillas: "${character}".`,
				});
			// An empty value has no type of its own and may stand before a note that was meant as its text.
			else if (isScalar(node) && (node.type === "PLAIN" || start === end) && /^[ \t]*#/.test(source.slice(end))) {
				found.push({
					at: end,
					problem: "detrás de « #» nada se publica: pon el texto entre comillas, o la nota en una línea aparte.",
				});
			}
			// It would leave a tab of C:\temp, and a new line of C:\nueva.
			else if (isScalar(node) && node.type === "QUOTE_DOUBLE" && /\\[^"\\]/.test(source.slice(start, end))) {
				found.push({ at: start, problem: BACKSLASH });
			}
			// A later quote happens to close it.
			else if (isScalar(node) && source.slice(start, end).split("\n").slice(1).some(startsAnew)) {
				if (node.type?.startsWith("QUOTE")) found.push({ at: start, problem: OPEN_QUOTE });
			}
		},
	});
	return found;
}

/** A node's alias, anchor or tag, as it is written. */
function signOf(node: Node): string | undefined {
	if (isAlias(node)) return `*${node.source}`;
	if (node.anchor) return `&${node.anchor} …`;
	if (node.tag) return `${node.tag.replace("tag:yaml.org,2002:", "!!")} …`;
	return;
}
