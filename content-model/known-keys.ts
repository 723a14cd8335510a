import { closestMatch } from "leven";
import * as v from "valibot";

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
export function unknownKey(schema: v.GenericSchema, path: readonly v.IssuePathItem[]): string {
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
