/** What of JSON Schema the content's schemas become. */
export interface JsonSchema {
	type?: string;
	title?: string;
	description?: string;
	const?: unknown;
	enum?: readonly string[];
	pattern?: string;
	format?: string;
	minLength?: number;
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
