/** How a field of the content is written down: what it may hold, and the words by which an editor explains it. */
import * as v from "valibot";
import { missingKey, problemOf, unknownKey } from "../faults/value-faults.ts";
import { listPlaceholders, placeholdersIn } from "./placeholders.ts";

/** A tag, or a character by its name: `<b>`, `&nbsp;`. */
const HTML = /<[/!]?[a-z][^<>]*>|&(?:#x?[0-9a-f]+|[a-z]+);/i;

const never = (pattern: RegExp, problem: string) => v.check<string, string>((value) => !pattern.test(value), problem);

/** A text that may hold placeholders; which ones, `template` says. */
const textWithPlaceholders = v.pipe(
	v.string(),
	never(/^\s*$/, "está vacío; escribe un texto o quita el campo."),
	never(/^ | $/, "tiene espacios al principio o al final; quítalos."),
	v.check(
		(value) => !HTML.test(value),
		({ input }) => `${HTML.exec(input)?.[0]} es HTML y se leería tal cual; quítalo, o escribe el signo que quieres.`,
	),
);

const noPlaceholders = never(
	/\{[^{}]*\}/,
	"este texto no tiene huecos: lo que va entre llaves { } se leería tal cual; quítalo.",
);
const noLinks = never(
	/\[[^\]]*\]\([^)]*\)/,
	"este texto no lleva enlaces: [ ] y ( ) se leerían tal cual; deja solo las palabras.",
);
const noEmphasis = never(/\*[^*]+\*/, "este texto no lleva cursiva: los asteriscos se leerían tal cual; quítalos.");

/** A single `*` begins nothing. */
const closedEmphasis = never(
	/^[^*]*\*([^*]*\*[^*]*\*)*[^*]*$/,
	"a la cursiva le falta un asterisco: escribe *así*, o quítalo.",
);

/** What `|`, `>` or an empty line within a text leaves in it. */
const oneParagraph = never(/\n/, "aquí va un solo párrafo, sin saltos de línea.");

/** A line or paragraph a visitor reads. */
export const text = v.pipe(textWithPlaceholders, noPlaceholders, noLinks, noEmphasis, oneParagraph);

/** A page of another site. */
export const webAddress = v.pipe(text, v.regex(/^https:\/\/\S+\.\S+$/, "no es una dirección; empieza con https://."));

/** One paragraph or several, with an empty line between them; `paragraphsOf` tells them apart. */
export const prose = v.pipe(textWithPlaceholders, noPlaceholders, noLinks, noEmphasis);

/** A title or line in which `*word*` is emphasised. */
export const emphasisedText = v.pipe(textWithPlaceholders, noPlaceholders, noLinks, closedEmphasis, oneParagraph);

/** A line in which `[words](/path)` is a link. */
export const linkedText = v.pipe(textWithPlaceholders, noPlaceholders, noEmphasis, oneParagraph);

/** These keys and no others. */
export const object = <const Entries extends v.ObjectEntries>(entries: Entries) =>
	v.strictObject(entries, (issue) => {
		if (issue.expected === "never") return unknownKey(entries, issue);
		return issue.path ? missingKey(entries, issue) : problemOf(issue);
	});

/** A field that an editor explains in Spanish: its title, and where it shows. @param schema a visitor's line if left out */
export function field<S extends v.GenericSchema = typeof text>(
	title: string,
	description: string,
	schema: S = text as v.GenericSchema as S,
) {
	return v.pipe(schema, v.title<v.InferOutput<S>, string>(title), v.description<v.InferOutput<S>, string>(description));
}

/** A field that may be left out. */
export const optional = <S extends v.GenericSchema = typeof text>(title: string, description: string, schema?: S) =>
	v.optional(field<S>(title, description, schema));

/** A line that says true or is left out. */
export const flag = (title: string, description: string) => v.optional(field(title, description, v.boolean()), false);

type ListRule<S extends v.GenericSchema> = v.PipeItem<v.InferOutput<S>[], v.InferOutput<S>[], v.BaseIssue<unknown>>;

/** A list that explains itself. @param rules how many entries it takes, and what they have to be together */
export function list<S extends v.GenericSchema>(title: string, description: string, item: S, ...rules: ListRule<S>[]) {
	return field(title, description, v.pipe(v.array(item), ...rules));
}

/** A list that may not be empty. @param what what it lacks then, as `una pregunta` */
export const some = <S extends v.GenericSchema>(item: S, what: string) =>
	v.pipe(v.array(item), v.minLength(1, `lleva al menos ${what}.`));

/** The same, as a field that explains itself. */
export function several<S extends v.GenericSchema>(
	title: string,
	description: string,
	item: S,
	what = "una línea",
	...rules: ListRule<S>[]
) {
	return list(title, description, item, v.minLength(1, `lleva al menos ${what}.`), ...rules);
}

/** A list of exactly so many entries. @param problem what is said of more or fewer */
export const exactly = <S extends v.GenericSchema>(item: S, count: number, problem: string) =>
	v.pipe(v.array(item), v.length(count, problem));

/** One of these names. @param what what another one is taken for, as `este dibujo` */
export const oneOf = <const Names extends readonly string[]>(what: string, names: Names) =>
	v.picklist(names, `no existe ${what}; elige entre ${names.join(", ")}.`);

/** A rule for a list: no two entries say the same in `key`. */
export const unrepeated = <K extends string, T extends Record<K, unknown>>(key: K, problem: string) =>
	v.check<T[], string>((all) => new Set(all.map((one) => one[key])).size === all.length, problem);

const line = (title: string) => v.pipe(text, v.title<string, string>(title));

type Line = ReturnType<typeof line>;

/** Texts by key: a plain line is the Spanish words that say where it stands, any other has a schema. */
export function words<W extends Record<string, string | v.GenericSchema>>(texts: W) {
	const entries = Object.entries(texts).map(([key, text]) => [key, typeof text === "string" ? line(text) : text]);
	return object(Object.fromEntries(entries) as { [Key in keyof W]: W[Key] extends v.GenericSchema ? W[Key] : Line });
}

/** Texts that belong together, as one field that explains itself. */
export const group = <W extends Record<string, string | v.GenericSchema>>(
	title: string,
	description: string,
	texts: W,
) => field(title, description, words(texts));

/** A text with exactly these placeholders, written `{name}`. */
export const template = (...names: string[]) =>
	v.pipe(
		textWithPlaceholders,
		oneParagraph,
		v.check(
			(value) => {
				const used = new Set(placeholdersIn(value).map(({ name }) => name));
				return used.size === names.length && names.every((name) => used.has(name));
			},
			`debe llevar exactamente estos huecos: ${listPlaceholders(names)}.`,
		),
	);

/** A field for a text with the placeholders that its description names. */
export const filled = (title: string, description: string) =>
	field(title, description, template(...placeholdersIn(description).map(({ name }) => name)));
