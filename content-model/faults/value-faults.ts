import { closestMatch } from "leven";
import * as v from "valibot";

/** What is wrong with one value. */
export interface ValueFault {
	/** Keys and places, counted from 0, on the way to it. */
	path: readonly unknown[];
	problem: string;
}

type Kind = keyof typeof IN_PLACE_OF_TEXT;

/** The faults that a schema found, each once. */
export function valueFaults(issues: readonly v.BaseIssue<unknown>[]): ValueFault[] {
	const faults = new Map<string, ValueFault>();
	for (const issue of issues) {
		const last = issue.path?.at(-1);
		const path = issue.path?.map(({ key }) => key) ?? [];
		// To a schema a list is an object whose keys are all wrong.
		const fault =
			last?.type === "object" && Array.isArray(last.input)
				? { path: path.slice(0, -1), problem: inPlaceOfKeys("list") }
				: { path, problem: issue.message };
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
export const choicesIn = (expected: string | null): string =>
	Array.from((expected ?? "").matchAll(/"([^"]*)"/g), ([, word]) => word).join(", ");

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

/** What is said of a key its object does not know: the one that was meant, else those that are still free. */
export function unknownKey(entries: v.ObjectEntries, { path }: v.BaseIssue<unknown>): string {
	const [{ key: written, input }] = path as [v.ObjectPathItem];
	const free = Object.keys(entries).filter((key) => !(key in input));
	const names = new Map(free.flatMap((key) => [[titleOf(entries[key]), key] as const, [key, key] as const]));
	const key = String(written).toLowerCase();
	const meant = closestMatch(key, [...names.keys()], { maxDistance: key.length > 4 ? 2 : 1 });
	if (meant !== undefined) return `esta clave no existe aquí; ¿querías escribir «${names.get(meant)}»?`;
	if (free.length === 0) return "esta clave no existe aquí; bórrala.";
	return `esta clave no existe aquí; las que caben son ${free.join(", ")}.`;
}

/** What is said of a key that is missing, with those that go below it. */
export function missingKey(entries: v.ObjectEntries, { path }: v.BaseIssue<unknown>): string {
	const schema = entries[String(path?.[0].key)];
	if (!(schema && "entries" in schema)) return "falta este campo.";
	const needed = Object.entries(schema.entries as v.ObjectEntries).filter(([, { type }]) => type !== "optional");
	return `falta este campo; debajo van ${needed.map(([key]) => key).join(", ")}.`;
}

/** What an editor calls the field in Spanish. */
function titleOf(schema: v.ObjectEntries[string] | undefined): string {
	const inner = schema && "wrapped" in schema ? schema.wrapped : schema;
	return inner ? (v.getTitle(inner as v.GenericSchema) ?? "").toLowerCase() : "";
}
