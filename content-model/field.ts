import * as v from "valibot";

/**
 * A field that explains itself in an editor, in Spanish.
 * @param title what it is called
 * @param description where it shows, and what it may hold
 */
export function field<S extends v.GenericSchema>(title: string, description: string, schema: S) {
	return v.pipe(schema, v.title<v.InferOutput<S>, string>(title), v.description<v.InferOutput<S>, string>(description));
}
