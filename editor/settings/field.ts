/** A property of the content's schemas as a field of the editor's forms. */
import { formKey, KEY, VALUE } from "../codec/form.ts";
import type { JsonSchema } from "./json-schema.ts";

/** A field in the editor's settings; what it may hold is in the editor's own documentation. */
export interface Field {
	name: string;
	label: string;
	widget?: string;
	[option: string]: unknown;
}

export interface FieldOptions {
	/** How a choice is called that a schema knows by a code. */
	choices: Readonly<Record<string, string>>;
	/** The kinds of section that a page has: it offers no others. */
	sections?: ReadonlySet<string> | undefined;
	/** Where sources are chosen by their names. */
	sourceNames: { collection: string; file: string };
}

/** Who checked something is chosen by name, and written by that person's file. */
const PERSON = { collection: "personas", value_field: "{{slug}}", display_fields: ["name"], search_fields: ["name"] };
/** A text that may be longer has more than one line. */
const MAX_LINE = 80;
/** Fields of a box that begins open. */
const MAX_OPEN = 4;

export function createFields(options: FieldOptions) {
	const choice = (code: string | number) => options.choices[code] ?? code;
	const choices = (codes: readonly (string | number)[]) => ({
		options: codes.map((value) => ({ value, label: choice(value) })),
	});

	/** The fields of an object, in the order of its schema. */
	function fieldsOf({ properties = {}, required = [] }: JsonSchema): Field[] {
		return Object.entries(properties).map(([name, one]) => field(formKey(name), one, required.includes(name)));
	}

	function field(name: string, schema: JsonSchema, required: boolean): Field {
		const { title = name, description } = schema;
		const base: Field = { name, label: title, i18n: true, required, hint: description || undefined };
		if (name === "by" && schema.pattern) return { ...base, widget: "relation", ...PERSON };
		const [first] = schema.anyOf ?? [];
		// A review begins as one that waits, which nobody has to write.
		if (first)
			return field(name, { ...first, title, description: description ?? "" }, required && first.const !== undefined);
		if (schema.enum) return { ...base, widget: "select", ...choices(schema.enum) };
		if (schema.type === "boolean" || typeof schema.const === "boolean") {
			return { ...base, widget: "boolean", required: false };
		}
		if (schema.const !== undefined) {
			return { name, label: title, i18n: true, widget: "hidden", default: required ? schema.const : undefined };
		}
		if (schema.type === "integer" || schema.type === "number") {
			const value_type = schema.type === "integer" ? "int" : "float";
			return { ...base, widget: "number", value_type, min: schema.minimum, max: schema.maximum };
		}
		if (schema.type === "array")
			return { ...base, ...list(name, schema), required: required && (schema.minItems ?? 0) > 0 };
		if (typeof schema.additionalProperties === "object") return { ...base, ...dictionary(schema) };
		if (schema.type === "object") return { ...base, ...object(schema) };
		if (schema.format === "date") return { ...base, widget: "datetime", type: "date", format: "YYYY-MM-DD" };
		// The editor reads a pattern by UTF-16, to which \p{L} is no letter; the check of the content says what is wrong then.
		if (schema.pattern && !schema.pattern.includes("\\p{")) {
			return {
				...base,
				widget: "string",
				pattern: [schema.pattern, description ?? "No tiene la forma que hace falta."],
			};
		}
		// Of its length the check tells: a placeholder, `{facts.espera}`, is written longer than it is read.
		return { ...base, widget: (schema.maxLength ?? 999) < MAX_LINE ? "string" : "text" };
	}

	function object(schema: JsonSchema): Omit<Field, "name" | "label"> {
		const { file, alt } = schema.properties ?? {};
		if (!file || !alt) return { widget: "object", ...closed(fieldsOf(schema)), summary: summary(schema) };
		const { pattern, ...image } = field("file", file, true);
		return { widget: "object", fields: [{ ...image, widget: "image", choose_url: false }, field("alt", alt, true)] };
	}

	/** Its box has an arrow and no name: a short one is open from the start. */
	const closed = (fields: Field[]) => ({ fields, collapsed: fields.length > MAX_OPEN && "auto" });

	function list(name: string, schema: JsonSchema): Omit<Field, "name" | "label"> {
		if (name === "sources" || name === "confirm") return sources();
		const items = Array.isArray(schema.items) ? schema.items[0] : schema.items;
		const item = (items ?? {}) as JsonSchema;
		const limits = { min: schema.minItems, max: schema.maxItems };
		const kinds = item.oneOf ?? item.anyOf;
		if (kinds?.every(({ type }) => type === "object"))
			return { widget: "list", ...limits, collapsed: true, ...types(kinds) };
		if (item.enum) return { widget: "select", multiple: true, ...limits, ...choices(item.enum) };
		if (item.type !== "object")
			return {
				widget: "list",
				...limits,
				field: field("valor", { title: item.type === "string" ? "Texto" : "Número", ...item }, true),
			};
		return { widget: "list", ...limits, collapsed: true, summary: summary(item), fields: fieldsOf(item) };
	}

	/** Sources are chosen by their names, and written by their keys. */
	function sources(): Omit<Field, "name" | "label"> {
		const value = (key: string) => `lista.*.${key}`;
		return {
			widget: "relation",
			...options.sourceNames,
			multiple: true,
			value_field: value(KEY),
			display_fields: [value(VALUE)],
			search_fields: [value(VALUE), value(KEY)],
		};
	}

	/** A dictionary is a list of names and what each stands for; its order means nothing. */
	function dictionary({ additionalProperties, propertyNames }: JsonSchema): Omit<Field, "name" | "label"> {
		const value = additionalProperties as JsonSchema;
		const isObject = value.type === "object";
		const entry: JsonSchema = {
			type: "object",
			properties: {
				[KEY]: { title: "Nombre corto", type: "string", ...propertyNames },
				...(isObject ? value.properties : { [VALUE]: { title: "Qué dice", ...value } }),
			},
			required: [KEY, ...(isObject ? (value.required ?? []) : [VALUE])],
		};
		return { ...list("", { items: entry }), allow_reorder: false };
	}

	/** Objects that one of their properties tells apart; else all their fields in one form. */
	function types(kinds: readonly JsonSchema[]): Omit<Field, "name" | "label" | "widget"> {
		const key = ["type", "format"].find((name) => tellsApart(kinds, name));
		if (!key) {
			const properties = Object.assign({}, ...kinds.map((kind) => kind.properties));
			const required = (kinds[0]?.required ?? []).filter((name) =>
				kinds.every((kind) => kind.required?.includes(name)),
			);
			return { fields: fieldsOf({ properties, required }), summary: summary({ properties }) };
		}
		const offered = kinds.flatMap((kind) => {
			const names = namesOf(kind, key);
			const title = kind.properties?.[key]?.title?.replace(/^Sección: (.)/, (_, first: string) => first.toUpperCase());
			return names.map((name) => ({
				name,
				label: names.length > 1 || !title ? choice(name) : title,
				widget: "object",
				summary: summary(kind),
				fields: fieldsOf(kind).filter((one) => one.name !== key),
			}));
		});
		const known = offered.filter(({ name }) => options.sections?.has(name));
		return { typeKey: key, types: known.length > 0 ? known : offered };
	}

	return { fieldsOf, field, list, dictionary };
}

/** What the property of this name may say, if it says one of few things. */
const namesOf = ({ properties }: JsonSchema, name: string): string[] => {
	const one = properties?.[name];
	return (one?.enum ?? (one?.const === undefined ? [] : [one.const])).map(String);
};

/** Whether each kind says something else by this name, in one word. */
function tellsApart(kinds: readonly JsonSchema[], name: string): boolean {
	const names = kinds.map((kind) => namesOf(kind, name));
	const all = names.flat();
	return (
		names.every(({ length }) => length > 0) &&
		new Set(all).size === all.length &&
		all.every((one) => /^[\w-]+$/.test(one))
	);
}

const TELLING = ["title", "question", "label", "name", "statement", "quote", "text", VALUE];

/** What a closed item is called: its first words. */
function summary({ properties = {} }: JsonSchema): string | undefined {
	const names = Object.keys(properties).filter((name) => properties[name]?.type === "string");
	const name = TELLING.find((one) => names.includes(one)) ?? names.find((one) => one !== "type");
	return name && `{{fields.${name}}}`;
}
