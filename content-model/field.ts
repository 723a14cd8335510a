import * as v from "valibot";

/**
 * A field that explains itself in an editor, in Spanish.
 * @param title what it is called
 * @param description where it shows, and what it may hold
 */
export function field<S extends v.GenericSchema>(title: string, description: string, schema: S) {
	return v.pipe(schema, v.title<v.InferOutput<S>, string>(title), v.description<v.InferOutput<S>, string>(description));
}

type ListRule<S extends v.GenericSchema> = v.PipeItem<v.InferOutput<S>[], v.InferOutput<S>[], v.BaseIssue<unknown>>;

/** A list that explains itself. @param rules how many entries it takes, and what they have to be together */
export function list<S extends v.GenericSchema>(title: string, description: string, item: S, ...rules: ListRule<S>[]) {
	return field(title, description, v.pipe(v.array(item), ...rules));
}

/** A list that may not be empty. @param what what it lacks then, as `una pregunta` */
export function several<S extends v.GenericSchema>(
	title: string,
	description: string,
	item: S,
	what = "una línea",
	...rules: ListRule<S>[]
) {
	return list(title, description, item, v.minLength(1, `lleva al menos ${what}.`), ...rules);
}

/** One of these names. @param what what another one is taken for, as `este dibujo` */
export const oneOf = <const Names extends readonly string[]>(what: string, names: Names) =>
	v.picklist(names, `no existe ${what}; elige entre ${names.join(", ")}.`);

/** A rule for a list: no two entries say the same in `key`. */
export const unrepeated = <K extends string, T extends Record<K, unknown>>(key: K, problem: string) =>
	v.check<T[], string>((all) => new Set(all.map((one) => one[key])).size === all.length, problem);
