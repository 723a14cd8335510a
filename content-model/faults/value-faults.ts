import { closestMatch } from "leven";
import * as v from "valibot";

/** What is wrong with one value. */
export interface ValueFault {
	/** Keys and places, counted from 0, on the way to it. */
	path: readonly unknown[];
	problem: string;
}

/** The faults that a schema found, each once. */
export function valueFaults(issues: readonly v.BaseIssue<unknown>[]): ValueFault[] {
	const faults = new Map<string, ValueFault>();
	for (const issue of issues) {
		const last = issue.path?.at(-1);
		const path = issue.path?.map(({ key }) => key) ?? [];
		// To a schema a list is an object whose keys are all wrong.
		const fault =
			last?.type === "object" && Array.isArray(last.input)
				? { path: path.slice(0, -1), problem: KEYS }
				: { path, problem: issue.message };
		faults.set(JSON.stringify(fault), fault);
	}
	return [...faults.values()];
}

const KEYS = "aquí van claves, una en cada línea (clave: texto), sin guiones delante.";

/** What belongs where something else stands, by what the schema expects. */
const EXPECTED: Readonly<Record<string, string>> = {
	string:
		"aquí va un texto, entre comillas si es un número, true o false, si lleva dos puntos o si empieza con [ o {; si no hay texto, borra la línea.",
	number: "aquí va un número, sin comillas ni puntos.",
	Array: "aquí va una lista: cada entrada va en su línea y con un guion delante.",
	Object: KEYS,
};

/** Said where a schema has no words of its own. */
export function problemOf({ input, expected }: v.BaseIssue<unknown>): string {
	if (input === undefined) return "falta este campo.";
	const choices = choicesIn(expected);
	if (choices !== "") return `escribe una de estas palabras: ${choices}.`;
	if (/\b(boolean|true|false)\b/.test(expected ?? "")) return "escribe true o false, sin comillas.";
	return EXPECTED[expected ?? ""] ?? "esto no va aquí; compáralo con una entrada que esté bien.";
}

/** The words a schema lets one choose from. */
export const choicesIn = (expected: string | null): string =>
	Array.from((expected ?? "").matchAll(/"([^"]*)"/g), ([, word]) => word).join(", ");

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
