import type { JsonSchema } from "./json-schema.ts";

/** The key of a file whose entries are named by who writes; empty if the whole file is such a dictionary. */
export function dictionaryIn(schema: JsonSchema): string | undefined {
	if (typeof schema.additionalProperties === "object") return "";
	return Object.entries(schema.properties ?? {}).find(([, one]) => typeof one.additionalProperties === "object")?.[0];
}
