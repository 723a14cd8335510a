import { fault, type ReadResult } from "./faults.ts";
import { LEGAL_PLACES, type LegalNotice, legalSchema } from "./legal.ts";
import { listPlaces, placesIn } from "./places.ts";
import { readText } from "./read-text.ts";
import { parseYaml } from "./read-yaml.ts";

const PARTS = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/** Reads one legal notice strictly: its head matches the schema to the letter and its text is there. */
export function readLegalNotice(folder: string, file: string): ReadResult<LegalNotice> {
	const source = readText(folder, file);
	if (source.value === undefined) return source;
	const [, head, text = ""] = PARTS.exec(source.value) ?? [];
	if (head === undefined) {
		return fault(file, "faltan los datos del principio, entre dos líneas que solo llevan tres guiones (---).", 1);
	}
	const result = parseYaml(file, `\n${head}`, legalSchema);
	if (result.value === undefined) return result;
	const body = text.trim();
	if (body === "") return fault(file, "no tiene texto debajo de los datos del principio.");
	if (/^# /m.test(body)) return fault(file, "los títulos empiezan en ##; el título principal ya está en la página.");
	const unknown = placesIn(source.value).find(({ name }) => !LEGAL_PLACES.includes(name));
	if (unknown) {
		const line = source.value.slice(0, unknown.index).split("\n").length;
		const problem = `nadie rellena {${unknown.name}}; los huecos posibles aquí son ${listPlaces(LEGAL_PLACES)}.`;
		return fault(file, problem, line);
	}
	return { value: { ...result.value, body }, faults: [] };
}
