import { type Document, isAlias, isScalar, type Node, visit, type YAMLError } from "yaml";

/** What a line of content holds before its value: a dash, a key, both or neither. */
const LEAD = /^\s*(?:- +)*(?:"?[\w-]+"?:(?= |$) *)?/;
const INDENTATION =
	"la sangría no cuadra: mira si falta un guion o sobra algún espacio al principio, comparando con la entrada de al lado.";

/** The first thing that keeps a file from being read. The parser may stumble lines after it. @returns the line, from 1 */
export function syntaxFault(source: string, errors: readonly YAMLError[]) {
	const lines = source.split(/\r?\n/);
	const [error, ...others] = errors.toSorted((one, other) => one.pos[0] - other.pos[0]) as [YAMLError, ...YAMLError[]];
	const line = source.slice(0, error.pos[0]).split("\n").length;
	const text = lines[line - 1] ?? "";

	const quote = lines.slice(0, line).findIndex((each, index) => staysOpen(each, lines[index + 1]));
	if (quote !== -1) return { line: quote + 1, problem: OPEN_QUOTE };
	if (/flow/i.test(error.message)) {
		const open = lines.slice(0, line).findLastIndex((each) => /^[[{]/.test(writtenIn(each)));
		if (open !== -1) return { line: open + 1, problem: startsWith(writtenIn(lines[open] ?? "")) };
	}
	// Two errors at one place: the text goes on in the next line, where a colon shows that it was meant as a key.
	const goesOn = others.some(({ code, pos }) => code === "MULTILINE_IMPLICIT_KEY" && pos[0] === error.pos[0]);
	if (error.code === "BLOCK_AS_IMPLICIT_KEY" && goesOn) return { line: line + 1, problem: INDENTATION };
	return { line, problem: problemOf(error, text) };
}

/** Said of the line where it opens: the parser finds out at the end of the file. */
const OPEN_QUOTE = "las comillas que se abren aquí no se cierran.";

const BACKSLASH = "entre comillas dobles no puede ir una barra \\; quítala.";

/** Whether a line looks like a key, a list's entry or nothing, and not like the rest of a text. */
const startsAnew = (line: string): boolean => /^\s*(?:$|#|- |"?[\w-]+"?:(?: |$))/.test(line);

const staysOpen = (line: string, next = ""): boolean =>
	/^(?:"(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/.test(writtenIn(line)) && startsAnew(next);

function problemOf({ code, message }: YAMLError, text: string): string {
	const value = writtenIn(text);
	if (code === "DUPLICATE_KEY") {
		const [, key = ""] = /^\s*(?:- +)*"?([^":]+)/.exec(text) ?? [];
		return `la clave «${key}» está dos veces en el mismo sitio; borra una, o mira si falta un guion.`;
	}
	if (code === "MULTIPLE_DOCS") return "sobra esta línea de guiones o puntos; bórrala.";
	if (code === "BAD_DQ_ESCAPE") return BACKSLASH;
	if (/^(?:[&*!@%`[\]{}>|,]|[-?] )/.test(value)) return startsWith(value);
	if (code === "UNEXPECTED_TOKEN" && /^["']/.test(value)) {
		return "hay texto detrás de las comillas que cierran: si las de dentro son parte del texto, escribe « ».";
	}
	if (message.startsWith("Nested mappings")) return "los dos puntos parten el texto: ponlo entre comillas.";
	if (/^\s*(?:- +)*[\w-]+:\S/.test(text)) return "falta un espacio detrás de los dos puntos.";
	if (/INDENT|MISSING_CHAR|IMPLICIT_KEY/.test(code)) return INDENTATION;
	return "esta línea no se entiende: revisa la sangría, las comillas y los dos puntos.";
}

const writtenIn = (line: string): string => line.replace(LEAD, "").trimEnd();

const startsWith = (value: string): string => `un texto que empieza con ${value[0]} va entre comillas.`;

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
