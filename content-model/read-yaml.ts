import * as v from "valibot";
import { LineCounter, parseDocument } from "yaml";
import type { ReadResult } from "./faults.ts";
import { lostWords } from "./lost-words.ts";
import { readText } from "./read-text.ts";

/**
 * Reads one YAML file strictly: it must exist, parse without an error or warning, hold no key twice and match its
 * schema to the letter.
 */
export function readYaml<S extends v.GenericSchema>(
	folder: string,
	file: string,
	schema: S,
): ReadResult<v.InferOutput<S>> {
	const source = readText(folder, file);
	return source.value === undefined ? source : parseYaml(file, source.value, schema);
}

/** Checks YAML already in hand, e.g. the lines at the head of a Markdown file. */
export function parseYaml<S extends v.GenericSchema>(
	file: string,
	source: string,
	schema: S,
): ReadResult<v.InferOutput<S>> {
	const lines = new LineCounter();
	const document = parseDocument(source, { lineCounter: lines, uniqueKeys: true });
	const broken = [...document.errors, ...document.warnings];
	if (broken.length > 0) {
		return {
			value: undefined,
			faults: broken.map((error) => ({
				file,
				field: `línea ${lines.linePos(error.pos[0]).line}`,
				problem: `no es YAML válido (${error.message.split("\n")[0]}). Revisa sangrías, comillas y dos puntos.`,
			})),
		};
	}
	const lost = lostWords(document, source);
	if (lost.length > 0) {
		const faults = lost.map(({ at, problem }) => ({ file, field: `línea ${lines.linePos(at).line}`, problem }));
		return { value: undefined, faults };
	}
	const result = v.safeParse(schema, document.toJS(), { message: problemOf });
	if (result.success) return { value: result.output, faults: [] };
	return {
		value: undefined,
		faults: result.issues.map((issue) => ({ file, field: fieldOf(issue), problem: issue.message })),
	};
}

function fieldOf(issue: v.BaseIssue<unknown>): string {
	const keys = issue.path?.map(({ key }) => (typeof key === "number" ? String(key + 1) : String(key))) ?? [];
	return keys.join(" › ") || "todo el archivo";
}

/** Said where a schema has no words of its own. */
function problemOf(issue: v.BaseIssue<unknown>): string {
	// A strict object reports a key it does not know as "never", and one that is missing as "undefined".
	if (issue.expected === "never") return "esta clave no existe aquí; ¿está mal escrita?";
	if (issue.received === "undefined") return "falta este campo.";
	return `se esperaba ${issue.expected ?? "otro valor"} y hay ${issue.received}.`;
}
