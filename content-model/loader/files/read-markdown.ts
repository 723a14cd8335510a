import type * as v from "valibot";
import { type ContentFault, fault, type ReadResult } from "../../faults/faults.ts";
import { listPlaces, placesIn } from "../../fields/places.ts";
import { MARKDOWN_PARTS, readText } from "./read-text.ts";
import { parseYaml } from "./read-yaml.ts";

/** Reads a Markdown file strictly: a head by its schema, then words, titles, lists, tables and links. @param places filled by the page */
export function readMarkdown<S extends v.GenericSchema>(
	folder: string,
	file: string,
	schema: S,
	places: readonly string[] = [],
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
	const faults = textFaults(file, source.value, source.value.length - text.length, places);
	return faults.length > 0 ? { value: undefined, faults } : { value: { ...result.value, body }, faults: [] };
}

/** What no page could show as it is meant, and what to write in its place. */
const NOT_WORDS: readonly (readonly [pattern: RegExp, problem: string])[] = [
	[/^# /m, "los títulos empiezan en ##; el título principal ya está en la página."],
	[/!\[/, "una imagen no va dentro del texto; nómbrala arriba, en picture."],
	[/<\/?[a-z!]/i, "aquí no se escribe HTML; usa Markdown: **negrita**, listas con - y enlaces con [palabras](/ruta)."],
	[/^ {0,3}(```|~~~)/m, "aquí no van bloques de código; escribe el texto tal cual."],
	[
		/(?<!!)\[[^\]]*\]\((?!https:\/\/|\/(?!\/)|#|mailto:)/,
		"el enlace no lleva a ningún sitio; empieza con / o con https://.",
	],
];

/** @param start offset of the text in the file */
function textFaults(file: string, source: string, start: number, places: readonly string[]): ContentFault[] {
	const at = (index: number) => source.slice(0, index).split("\n").length;
	const faults = NOT_WORDS.flatMap(([pattern, problem]) => {
		const index = source.slice(start).search(pattern);
		return index === -1 ? [] : [{ file, line: at(start + index), field: "", problem }];
	});
	const unknown = placesIn(source.slice(start)).find(({ name }) => !places.includes(name));
	if (!unknown) return faults;
	const possible = places.length > 0 ? `los huecos posibles aquí son ${listPlaces(places)}.` : "quita las llaves.";
	const problem = `nadie rellena {${unknown.name}}; ${possible}`;
	return [...faults, { file, line: at(start + unknown.index), field: "", problem }];
}
