import { closestMatch } from "leven";
import * as v from "valibot";

/** What is wrong with one value. */
export interface ValueFault {
	/** Keys and places, counted from 0, on the way to it. */
	path: readonly unknown[];
	problem: string;
}

type Kind = keyof typeof IN_PLACE_OF_TEXT;

/** The faults this schema found, each once. */
export function valueFaults(schema: v.GenericSchema, issues: readonly v.BaseIssue<unknown>[]): ValueFault[] {
	const faults = new Map<string, ValueFault>();
	for (const issue of issues) {
		const steps = issue.path ?? [];
		const last = steps.at(-1);
		const path = steps.map(({ key }) => key);
		// A strict object reports a key it does not know as "never", and one that is missing as "undefined".
		const isUnknown = issue.expected === "never";
		// To a schema a list is an object whose keys are all wrong.
		const fault =
			last?.type === "object" && Array.isArray(last.input)
				? { path: path.slice(0, -1), problem: inPlaceOfKeys("list") }
				: { path, problem: isUnknown ? unknownKey(schema, steps) : issue.message };
		faults.set(JSON.stringify(fault), fault);
	}
	return [...faults.values()];
}

/** Said where a schema has no words of its own. */
export function problemOf(issue: v.BaseIssue<unknown>): string {
	if (issue.input === undefined) return "falta este campo.";
	const kind = kindOf(issue.input);
	const expected = issue.expected ?? "";
	const choices = choicesIn(expected);
	if (choices !== "") return `escribe una de estas palabras: ${choices}.`;
	if (/\b(boolean|true|false)\b/.test(expected)) return "escribe true o false, sin comillas.";
	if (expected === "string") return IN_PLACE_OF_TEXT[kind];
	if (expected === "number") {
		return kind === "nothing" ? "está vacío: escribe un número." : "aquí va un número, sin comillas ni puntos.";
	}
	if (expected === "Array") {
		const how = "cada entrada va en su línea y con un guion delante.";
		return kind === "nothing" ? `la lista está vacía: ${how}` : `aquí va una lista: ${how}`;
	}
	if (expected === "Object") return inPlaceOfKeys(kind);
	return "esto no va aquí; compáralo con una entrada que esté bien.";
}

/** The words a schema lets one choose from. */
export function choicesIn(expected: string | null): string {
	return Array.from((expected ?? "").matchAll(/"([^"]*)"/g), ([, word]) => word).join(", ");
}

function kindOf(value: unknown): Kind {
	if (value === null) return "nothing";
	if (Array.isArray(value)) return "list";
	const kinds: Partial<Record<string, Kind>> = { object: "keys", number: "number", boolean: "yes-or-no" };
	return kinds[typeof value] ?? "text";
}

const IN_PLACE_OF_TEXT = {
	nothing: "está vacío: escribe el texto o borra la línea.",
	list: "hay una lista donde va un texto: si empieza con [, ponlo entre comillas; si lleva guiones delante, quítalos.",
	keys: "hay claves donde va un texto: si lleva dos puntos o empieza con {, ponlo entre comillas.",
	number: "hay un número donde va un texto; ponlo entre comillas.",
	"yes-or-no": "true y false sin comillas no son un texto; ponlo entre comillas.",
	text: "",
};

function inPlaceOfKeys(kind: Kind): string {
	if (kind === "nothing") return "está vacío: faltan las claves que van debajo.";
	const keys = "donde van claves, una en cada línea (clave: texto)";
	if (kind === "list") return `hay una lista ${keys}; quita los guiones.`;
	return kind === "number" ? `hay un número ${keys}.` : `hay un texto ${keys}.`;
}

/** The parts of a valibot schema that hold other schemas, on the path to a key. */
interface Shape {
	wrapped?: Shape;
	entries?: Record<string, Shape>;
	item?: Shape;
	items?: Shape[];
	value?: Shape;
	options?: Shape[];
	/** Of a choice of objects, the key that decides. */
	key?: string;
}

/** What is said of a key its object does not know: the one that was meant, else those that are still free. */
function unknownKey(schema: v.GenericSchema, path: readonly v.IssuePathItem[]): string {
	const last = path.at(-1);
	const written = last?.input;
	const entries = entriesAt(schema as Shape, path);
	const free = Object.keys(entries).filter((key) => !isObject(written) || !(key in written));
	const names = new Map(free.flatMap((key) => [[titleOf(entries[key]), key] as const, [key, key] as const]));
	const key = String(last?.key).toLowerCase();
	const meant = closestMatch(key, [...names.keys()], { maxDistance: key.length > 4 ? 2 : 1 });
	if (meant !== undefined) return `esta clave no existe aquí; ¿querías escribir «${names.get(meant)}»?`;
	if (free.length === 0) return "esta clave no existe aquí; bórrala.";
	return `esta clave no existe aquí; las que caben son ${free.join(", ")}.`;
}

/** The keys of the object that holds the last step of the way. */
function entriesAt(schema: Shape, path: readonly v.IssuePathItem[]): Record<string, Shape> {
	let at: Shape | undefined = schema;
	for (const { key, input } of path.slice(0, -1)) {
		at = unwrapped(at, input);
		at = at?.entries?.[String(key)] ?? at?.item ?? at?.items?.[Number(key)] ?? at?.value;
	}
	return unwrapped(at, path.at(-1)?.input)?.entries ?? {};
}

/** The schema inside an optional one; of a variant, the option that the input selects. */
function unwrapped(schema: Shape | undefined, input: unknown): Shape | undefined {
	if (schema?.wrapped) return unwrapped(schema.wrapped, input);
	const { options, key } = schema ?? {};
	if (!options || !key || !isObject(input)) return schema;
	return options.find(({ entries }) => v.is(entries?.[key] as v.GenericSchema, input[key]));
}

/** What an editor calls the field in Spanish. */
function titleOf(schema: Shape | undefined): string {
	const inner = unwrapped(schema, undefined);
	return inner ? (v.getTitle(inner as v.GenericSchema) ?? "").toLowerCase() : "";
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null;
}
