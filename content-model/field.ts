import * as v from "valibot";

/**
 * A field that explains itself in an editor, in Spanish.
 * @param title what it is called
 * @param description where it shows, and what it may hold
 */
export function field<S extends v.GenericSchema>(title: string, description: string, schema: S) {
	return v.pipe(schema, v.title<v.InferOutput<S>, string>(title), v.description<v.InferOutput<S>, string>(description));
}

/** A list that explains itself. @param rules how many entries it takes, and what they have to be together */
export function list<S extends v.GenericSchema>(
	title: string,
	description: string,
	item: S,
	...rules: v.PipeItem<v.InferOutput<S>[], v.InferOutput<S>[], v.BaseIssue<unknown>>[]
) {
	return field(title, description, v.pipe(v.array(item), ...rules));
}

/** A rule for a list: no two entries say the same in `key`. */
export const unrepeated = <K extends string, T extends Record<K, unknown>>(key: K, problem: string) =>
	v.check<T[], string>((all) => new Set(all.map((one) => one[key])).size === all.length, problem);
