import { readFileSync } from "node:fs";
import { join } from "node:path";
import type * as v from "valibot";
import { type ContentFault, fault, type ReadResult } from "../../faults/faults.ts";
import { listPlaceholders, placeholdersIn } from "../../fields/placeholders.ts";
import { MARKDOWN_PARTS, readText } from "./read-text.ts";
import { parseYaml } from "./read-yaml.ts";

/** Reads a Markdown file strictly: a head by its schema, then words, titles, lists, tables and links. @param placeholders filled by the page */
export function readMarkdown<S extends v.GenericSchema>(
	folder: string,
	file: string,
	schema: S,
	placeholders: readonly string[] = [],
): ReadResult<v.InferOutput<S> & { body: string }> {
	const source = readText(folder, file);
	if (source.value === undefined) return source;
	const [, head, text = ""] = MARKDOWN_PARTS.exec(source.value) ?? [];
	if (head === undefined) {
		return fault(file, "faltan los datos del principio, entre dos líneas que solo llevan tres guiones (---).", 1);
	}
	const body = text.trim();
	const result = parseYaml(file, `\n${head}`, schema, body);
	if (result.value === undefined) return { value: undefined, faults: result.faults };
	if (body === "") return fault(file, "no tiene texto debajo de los datos del principio.");
	const faults = textFaults(file, source.value, source.value.length - text.length, placeholders);
	if (faults.length === 0) return { value: { ...result.value, body }, faults: [] };
	return { value: undefined, faults: faults.map(asWritten(folder, file, source.value)) };
}

/** Names the line of a fault in the file itself: what fills a placeholder may have several. */
function asWritten(folder: string, file: string, filled: string): (fault: ContentFault) => ContentFault {
	const written = readFileSync(join(folder, file), "utf8").split(/\r?\n/);
	const lines = filled.split(/\r?\n/);
	return (fault) => {
		const line = fault.line && written.indexOf(lines[fault.line - 1] ?? "") + 1;
		return line ? { ...fault, line } : fault;
	};
}

/** What no page could show as it is meant, and what to write in its place. */
const NOT_WORDS: readonly (readonly [pattern: RegExp, problem: string])[] = [
	[/^# /m, "los títulos empiezan en ##; el título principal ya está en la página."],
	[/<\/?[a-z!]/i, "aquí no se escribe HTML; usa Markdown: **negrita**, listas con - y enlaces con [palabras](/ruta)."],
	[/^ {0,3}(```|~~~)/m, "aquí no van bloques de código; escribe el texto tal cual."],
	[
		/(?<!!)\[[^\]]*\]\((?!https:\/\/|\/(?!\/)|#|mailto:)/,
		"el enlace no lleva a ningún sitio; empieza con / o con https://.",
	],
];

/** An article takes pictures, each in a paragraph of its own; other texts take none. */
const NOT_PICTURES: readonly (readonly [of: RegExp, pattern: RegExp, problem: string])[] = [
	[/^(?!\w+\/articulos\/)/, /!\[/, "este texto no lleva imágenes; quítala."],
	[
		/\/articulos\//,
		/!\[(?!(?<=\n\n!\[)[^\]]{5,}\]\([a-z0-9_-]+\.(?:jpe?g|png|webp|avif|svg)\)(?:\n\n|\s*$))/,
		"una imagen va sola en su párrafo, con lo que se ve en ella y su archivo de imágenes: ![Lo que se ve](nombre.jpg).",
	],
];

/** @param start offset of the text in the file */
function textFaults(file: string, source: string, start: number, placeholders: readonly string[]): ContentFault[] {
	const at = (index: number) => source.slice(0, index).split("\n").length;
	const pictures = NOT_PICTURES.flatMap(([of, ...rule]) => (of.test(file) ? [rule] : []));
	const faults = [...NOT_WORDS, ...pictures].flatMap(([pattern, problem]) => {
		const index = source.slice(start).search(pattern);
		return index === -1 ? [] : [{ file, line: at(start + index), field: "", problem }];
	});
	const unknown = placeholdersIn(source.slice(start)).find(({ name }) => !placeholders.includes(name));
	if (!unknown) return faults;
	const possible =
		placeholders.length > 0 ? `los huecos posibles aquí son ${listPlaceholders(placeholders)}.` : "quita las llaves.";
	const problem = `nadie rellena {${unknown.name}}; ${possible}`;
	return [...faults, { file, line: at(start + unknown.index), field: "", problem }];
}
