/** What of JSON Schema the content's schemas become. */
export interface JsonSchema {
	type?: string;
	title?: string;
	description?: string;
	const?: unknown;
	enum?: readonly (string | number)[];
	pattern?: string;
	format?: string;
	maxLength?: number;
	minItems?: number;
	maxItems?: number;
	minimum?: number;
	maximum?: number;
	items?: JsonSchema | readonly JsonSchema[];
	properties?: Record<string, JsonSchema>;
	required?: readonly string[];
	additionalProperties?: boolean | JsonSchema;
	propertyNames?: JsonSchema;
	anyOf?: readonly JsonSchema[];
	oneOf?: readonly JsonSchema[];
}

/** The key of a file whose entries are named by who writes; empty if the whole file is such a dictionary. */
export function dictionaryIn(schema: JsonSchema): string | undefined {
	if (typeof schema.additionalProperties === "object") return "";
	return Object.entries(schema.properties ?? {}).find(([, one]) => typeof one.additionalProperties === "object")?.[0];
}
