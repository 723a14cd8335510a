/** Hard cases of a section, derived from a natural one: its schema knows what may be missing, and how often. */
import type * as v from "valibot";

/** A word of this site's own field that no line wants to hold. */
const LONG_WORD = "histerosalpingosonografía";

/** Nothing that may be left out and as few entries as are allowed; three times as many; the longest word of each text grown. */
export const HARD_CASES = ["fewest parts", "many entries", "long words"] as const;
type HardCase = (typeof HARD_CASES)[number];

/** What this file needs to know of a valibot schema. */
interface Shape {
	type: string;
	entries?: Record<string, Shape>;
	wrapped?: Shape;
	item?: Shape;
	options?: readonly unknown[];
	pipe?: readonly { type: string; requirement?: unknown; pipe?: Shape["pipe"] }[];
}

/** The same value, made hard. */
export const hardened = <T>(hard: HardCase, schema: v.GenericSchema<unknown, T>, value: T): T =>
	changed(schema as unknown as Shape, value, hard, 1) as T;

/** @param copy which of the copies of an entry it belongs to, so that each reads differently */
function changed(shape: Shape, value: unknown, hard: HardCase, copy: number): unknown {
	if (value === undefined || (shape.wrapped && hard === "fewest parts")) return undefined;
	if (shape.wrapped) return changed(shape.wrapped, value, hard, copy);
	if (shape.entries) {
		const given = value as Record<string, unknown>;
		const parts = Object.entries(shape.entries).map(([name, part]) => [name, changed(part, given[name], hard, copy)]);
		return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
	}
	const { item } = shape;
	if (item && Array.isArray(value)) {
		const length = rule(shape, "length");
		const least = Number(length ?? rule(shape, "min_length") ?? 1);
		const kept = hard === "fewest parts" ? value.slice(0, least) : value;
		const copies = hard === "many entries" && length === undefined ? [1, 2, 3] : [copy];
		return copies.flatMap((one) => kept.map((entry) => changed(item, entry, hard, one)));
	}
	if (shape.type !== "string" || rule(shape, "regex") !== undefined) return value;
	return hard === "long words" ? withLongWord(value as string) : copy === 1 ? value : `${value} ${copy}`;
}

function withLongWord(text: string): string {
	const words = text.match(/(?<![{*\p{L}\d])\p{L}{4,}/gu) ?? [];
	const [longest] = words.sort((one, other) => other.length - one.length);
	return longest ? text.replace(longest, LONG_WORD) : text;
}

/** Each value of each field that has a list of them. */
export const choices = (schema: v.GenericSchema): [name: string, object][] =>
	Object.entries((schema as unknown as Shape).entries ?? {}).flatMap(([key, shape]) => {
		const { type, options = [] } = shape.wrapped ?? shape;
		return type === "picklist" ? options.map((one): [string, object] => [`${key}: ${one}`, { [key]: one }]) : [];
	});

/** What an action of a schema's pipe demands, however deep it stands. */
function rule({ pipe = [] }: { pipe?: Shape["pipe"] | undefined }, type: string): unknown {
	for (const step of pipe) {
		if (step.type === type) return step.requirement;
		const deeper = rule(step, type);
		if (deeper !== undefined) return deeper;
	}
	return undefined;
}
