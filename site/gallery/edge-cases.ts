/** Hard cases of a section, derived from a natural one: its schema knows what may be missing, and how often. */
import type * as v from "valibot";

/** A word of this site's own field that no line wants to hold. */
const LONG_WORD = "histerosalpingosonografía";

/** What this file needs to know of a valibot schema. */
interface Shape {
	type: string;
	entries?: Record<string, Shape>;
	wrapped?: Shape;
	item?: Shape;
	pipe?: readonly { type: string; requirement?: unknown; pipe?: Shape["pipe"] }[];
}

/** The same with nothing that may be left out and as few entries as are allowed. */
export const fewest = <T>(schema: v.GenericSchema<unknown, T>, value: T): T =>
	changed(schema as unknown as Shape, value, {
		optional: () => undefined,
		list: (items, { least }) => items.slice(0, least),
		text: (text) => text,
	}) as T;

/** The same with three times as many entries where their number is free. */
export function most<T>(schema: v.GenericSchema<unknown, T>, value: T): T {
	const numbered = (item: unknown, shape: Shape, copy: number) =>
		changed(shape, item, { ...SAME, text: (text) => (copy === 0 ? text : `${text} ${copy + 1}`) });
	return changed(schema as unknown as Shape, value, {
		...SAME,
		list: (items, { fixed, item }) =>
			fixed ? items : [0, 1, 2].flatMap((copy) => items.map((entry) => numbered(entry, item, copy))),
	}) as T;
}

/** The same with the longest word of every text grown beyond what a line holds. */
export const longWords = <T>(schema: v.GenericSchema<unknown, T>, value: T): T =>
	changed(schema as unknown as Shape, value, {
		...SAME,
		text: (text) => {
			const [longest] = (text.match(/(?<![{*\p{L}\d])\p{L}{4,}/gu) ?? []).sort(
				(one, other) => other.length - one.length,
			);
			return longest ? text.replace(longest, LONG_WORD) : text;
		},
	}) as T;

interface Change {
	/** What becomes of a part that may be missing. */
	optional: (value: unknown) => unknown;
	list: (items: unknown[], rules: { least: number; fixed: boolean; item: Shape }) => unknown[];
	/** What becomes of a text that is free to read anything. */
	text: (text: string) => string;
}

const SAME: Change = { optional: (value) => value, list: (items) => items, text: (text) => text };

function changed(shape: Shape, value: unknown, change: Change): unknown {
	if (value === undefined) return undefined;
	if (shape.wrapped) {
		const kept = change.optional(value);
		return kept === undefined ? undefined : changed(shape.wrapped, kept, change);
	}
	if (shape.entries) {
		const parts = Object.entries(shape.entries).map(([name, part]) => [
			name,
			changed(part, (value as Record<string, unknown>)[name], change),
		]);
		return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
	}
	if (shape.item && Array.isArray(value)) {
		const item = shape.item;
		const length = rule(shape, "length");
		const least = Number(length ?? rule(shape, "min_length") ?? 1);
		return change
			.list(value, { least, fixed: length !== undefined, item })
			.map((entry) => changed(item, entry, change));
	}
	if (shape.type === "string" && rule(shape, "regex") === undefined) return change.text(value as string);
	return value;
}

/** What an action of a schema's pipe demands, however deep it stands. */
function rule({ pipe = [] }: { pipe?: Shape["pipe"] | undefined }, type: string): unknown {
	for (const step of pipe) {
		if (step.type === type) return step.requirement;
		const deeper = rule(step, type);
		if (deeper !== undefined) return deeper;
	}
	return undefined;
}
