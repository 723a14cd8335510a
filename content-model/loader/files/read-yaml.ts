import * as v from "valibot";
import { LineCounter, parseDocument } from "yaml";
import { fault, type ReadResult } from "../../faults/faults.ts";
import { problemOf, valueFaults } from "../../faults/value-faults.ts";
import { fieldOf } from "../between/parts.ts";
import { reopenChanged } from "../signed-reviews.ts";
import { lineOf } from "./line-of.ts";
import { readText } from "./read-text.ts";
import { syntaxFault, yamlPitfalls } from "./yaml-faults.ts";

type Read<S extends v.GenericSchema> = ReadResult<v.InferOutput<S>>;

/** Reads a YAML file strictly: no error, no warning, no key twice, and its schema to the letter. */
export function readYaml<S extends v.GenericSchema>(folder: string, file: string, schema: S): Read<S> {
	const source = readText(folder, file);
	return source.value === undefined ? source : parseYaml(file, source.value, schema);
}

/** What was read before, by its schema and its text: from one look at the content to the next most files stay the same. */
const read = new WeakMap<v.GenericSchema, Map<string, unknown>>();

/** What each file was last checked with. */
export const schemasUsed = new Map<string, v.GenericSchema>();

/** Checks YAML already in hand, e.g. the lines at the head of a Markdown file. @param body the text below such a head */
export function parseYaml<S extends v.GenericSchema>(file: string, source: string, schema: S, body = ""): Read<S> {
	schemasUsed.set(file, schema);
	const before = read.get(schema)?.get(source + body);
	if (before !== undefined) return { value: before as v.InferOutput<S>, faults: [] };
	const lines = new LineCounter();
	const document = parseDocument(source, { lineCounter: lines, uniqueKeys: true });
	const broken = [...document.errors, ...document.warnings];
	if (broken.length > 0) {
		const { line, problem } = syntaxFault(source, broken);
		return fault(file, problem, line);
	}
	const lost = yamlPitfalls(document, source);
	if (lost.length > 0) {
		const faults = lost.map(({ at, problem }) => ({ file, line: lines.linePos(at).line, field: "", problem }));
		return { value: undefined, faults };
	}
	const written = reopenChanged(document.toJS(), body);
	if (written === null) return fault(file, "está vacío; recupéralo del historial.");
	const result = v.safeParse(schema, written, { message: problemOf });
	if (result.success) {
		read.set(schema, (read.get(schema) ?? new Map()).set(source + body, frozen(result.output)));
		return { value: result.output, faults: [] };
	}
	return {
		value: undefined,
		faults: valueFaults(result.issues).map(({ path, problem }) => ({
			file,
			line: lineOf(document, lines, path),
			field: fieldOf(path),
			problem,
		})),
	};
}

/** For all who are handed the same. */
function frozen(node: unknown): unknown {
	if (typeof node === "object" && node !== null) Object.values(Object.freeze(node)).forEach(frozen);
	return node;
}
