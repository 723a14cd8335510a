/** Words whose Spanish titles and descriptions stand as data, in a JSON file beside their schema. */
import * as v from "valibot";
import { field, filled, group, object, type text, words } from "./field.ts";

/** A line's title; a field's title and description; or texts that belong together, with their own of both under `$`. */
interface Texts {
	[key: string]: string | string[] | Texts;
}

/** The schemas of what is more than a text. */
type Schemas<T> = {
	[Key in Exclude<keyof T, "$">]?: v.GenericSchema | (T[Key] extends Texts ? Schemas<T[Key]> : never);
};

type Said<T, S> = S extends v.GenericSchema
	? v.InferOutput<S>
	: T extends Texts
		? { [Key in Exclude<keyof T, "$">]: Said<T[Key], Key extends keyof S ? S[Key] : undefined> }
		: string;

/**
 * The schema of texts, each of which fills the places that its description names and has no others.
 * @param schemas by key, of what is no such text
 */
export function described<const T extends Texts, const S extends Schemas<T> = object>(texts: T, schemas?: S) {
	const { $: own, ...all } = texts;
	const given: Record<string, unknown> = { ...schemas };
	const each = Object.fromEntries(Object.entries(all).map(([key, said]) => [key, one(said, given[key])]));
	const [title = "", description = ""] = Array.isArray(own) ? own : [];
	return (own ? group(title, description, each) : words(each)) as v.GenericSchema as v.GenericSchema<
		unknown,
		Said<T, S>
	>;
}

function one(said: Texts[string], given: unknown): string | v.GenericSchema {
	if (typeof said === "string") return said;
	if (!Array.isArray(said)) return described(said, given as Schemas<Texts>);
	const [title = "", description = ""] = said;
	if (given) return field(title, description, given as v.GenericSchema);
	return description.includes("{") ? filled(title, description) : field(title, description);
}

/** One text for each of these keys, all explained alike. */
export const each = <const Keys extends readonly string[], S extends v.GenericSchema = typeof text>(
	keys: Keys,
	title: string,
	description: string,
	schema?: S,
) => object(v.entriesFromList(keys, field<S>(title, description, schema)));
