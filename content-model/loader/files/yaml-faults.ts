import { type Document, isAlias, isScalar, type Node, visit, type YAMLError } from "yaml";

/** What a line of content holds before its value: a dash, a key, both or neither. */
const LEAD = /^\s*(?:- +)*(?:"?[\w-]+"?:(?= |$) *)?/;
/** Said of the line where it opens: the parser finds out at the end of the file. */
const OPEN_QUOTE = "las comillas que se abren aquí no se cierran.";
const BACKSLASH = "entre comillas dobles no puede ir una barra \\; quítala.";
const UNREADABLE =
	"esta línea no se entiende: mira aquí y en la de arriba si falta o sobra un guion o un espacio al principio, y si el texto va entre comillas; le hacen falta si lleva dos puntos o empieza con un signo.";

/** The first thing that keeps a file from being read. The parser may stumble lines after it. @returns the line, from 1 */
export function syntaxFault(source: string, errors: readonly YAMLError[]) {
	const lines = source.split(/\r?\n/);
	const [error, ...others] = errors.toSorted((one, other) => one.pos[0] - other.pos[0]) as [YAMLError, ...YAMLError[]];
	const line = source.slice(0, error.pos[0]).split("\n").length;
	const quote = lines.slice(0, line).findIndex((each, index) => staysOpen(each, lines[index + 1]));
	if (quote !== -1) return { line: quote + 1, problem: OPEN_QUOTE };
	// Two errors at one place: the text goes on in the next line, where a colon shows that it was meant as a key.
	const goesOn = others.some(({ code, pos }) => code === "MULTILINE_IMPLICIT_KEY" && pos[0] === error.pos[0]);
	if (error.code === "BLOCK_AS_IMPLICIT_KEY" && goesOn) return { line: line + 1, problem: UNREADABLE };
	const [, key] = (error.code === "DUPLICATE_KEY" && /^\s*(?:- +)*"?([^":]+)/.exec(lines[line - 1] ?? "")) || [];
	const twice = `la clave «${key}» está dos veces en el mismo sitio; borra una, o mira si falta un guion.`;
	return { line, problem: key ? twice : UNREADABLE };
}

/** Whether a line looks like a key, a list's entry or nothing, and not like the rest of a text. */
const startsAnew = (line: string): boolean => /^\s*(?:$|#|- |"?[\w-]+"?:(?: |$))/.test(line);

const staysOpen = (line: string, next = ""): boolean =>
	/^(?:"(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/.test(line.replace(LEAD, "").trimEnd()) && startsAnew(next);

/** Where YAML would silently lose or change text, by its offset: comment, anchor, tag, alias, escape, unclosed quotation. */
export function yamlPitfalls(document: Document.Parsed, source: string) {
	const found: { at: number; problem: string }[] = [];
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
