/** Fields whose Spanish titles and descriptions stand as data, in a JSON file beside their schema. */
import * as v from "valibot";
import { field, filled, group, object, type text, words } from "./field.ts";

/** A title; title and description; or fields that belong together, with both under `$`. A key that ends in `?` may be left out. */
export interface Texts {
	[key: string]: string | string[] | Texts;
}

type Bare<Key> = Key extends `${infer Name}?` ? Name : Key;
type Optional<T> = Extract<keyof T, `${string}?`>;
type Needed<T> = Exclude<keyof T, "$" | Optional<T>>;

/** The schemas of what is more than a text. */
export type Schemas<T> = {
	[Key in Exclude<keyof T, "$"> as Bare<Key>]?: v.GenericSchema | (T[Key] extends Texts ? Schemas<T[Key]> : never);
};

type Said<T, S, Key> = Key extends keyof S
	? S[Key] extends v.GenericSchema
		? v.InferOutput<S[Key]>
		: SaidBy<T, S[Key]>
	: SaidBy<T, object>;

type SaidBy<T, S> = T extends Texts
	? { [Key in Needed<T>]: Said<T[Key], S, Key> } & {
			[Key in Optional<T> as Bare<Key>]?: Said<T[Key], S, Bare<Key>> | undefined;
		}
	: string;

type Entries<T, S> = { [Key in Needed<T>]: v.GenericSchema<unknown, Said<T[Key], S, Key>> } & {
	[Key in Optional<T> as Bare<Key>]: v.OptionalSchema<v.GenericSchema<unknown, Said<T[Key], S, Bare<Key>>>, undefined>;
};

/** Fields: texts, which fill just the placeholders that their descriptions name. @param schemas by key, of what is no such text */
export function described<const T extends Texts, const S extends Schemas<T> = object>(texts: T, schemas?: S) {
	const [title = "", description = ""] = Array.isArray(texts.$) ? texts.$ : [];
	const each = entriesOf(texts, schemas) as Record<string, v.GenericSchema>;
	return (title ? group(title, description, each) : words(each)) as v.GenericSchema as v.GenericSchema<
		unknown,
		SaidBy<T, S>
	>;
}

/** The entries of such an object alone, for a schema that has others beside them. */
export function entriesOf<const T extends Texts, const S extends Schemas<T> = object>(texts: T, schemas?: S) {
	const { $: _, ...all } = texts;
	const given: Record<string, unknown> = { ...schemas };
	const each = Object.entries(all).map(([key, said]) => {
		const name = key.replace("?", "");
		const one = schemaOf(said as Texts[string], given[name]);
		return [name, key === name ? one : v.optional(one)];
	});
	return Object.fromEntries(each) as Entries<T, S>;
}

function schemaOf(said: Texts[string], given: unknown): v.GenericSchema {
	if (typeof said === "string") return words({ said }).entries.said;
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
