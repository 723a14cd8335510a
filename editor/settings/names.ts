/** What files and fields are called in the editor, where nobody knows the names that they have on disk. */
import { parse } from "yaml";
import type { EditorWords } from "../../content-model/desk/editor.ts";
import type { ContentFault } from "../../content-model/faults/faults.ts";
import { partsIn } from "../../content-model/loader/between/parts.ts";
import { MARKDOWN_PARTS } from "../../content-model/loader/files/read-text.ts";
import { schemaName } from "../../content-model/schema-name.ts";
import { MAIN_LANGUAGE } from "../../contract/languages.ts";
import type { JsonSchema } from "./json-schema.ts";

/** The editor's lists by the folders in them; all other files are in the general one. */
export const LISTS = {
	pages: "paginas",
	units: "unidades",
	answers: "respuestas",
	articulos: "articulos",
	clinics: "clinicas",
	people: "personas",
	plan: "plan",
	legal: "legal",
	guides: "legal",
	videos: "videos",
	imagenes: "imagenes",
	descargas: "descargas",
} as const;
const isListed = (folder: string): folder is keyof typeof LISTS => folder in LISTS;
const MAX_QUOTED = 60;
const WORDS = "team/editor.yaml";
const MESSAGES = "es/messages.yaml";
const SOURCE_TITLES = "es/sources.yaml";
const TRANSLATION = /^(?!team)([a-z]{2,3})(?=\/)/;
/** A file, a place in one, or a folder, as faults name them. */
const FILE = /content\/([\w/-]+)(?:\.(\w+)(?: · ([^;.]+))?)?/g;
const LANGUAGE_NAMES = new Intl.DisplayNames(MAIN_LANGUAGE, { type: "language" });

const mainOf = (path: string) => path.replace(TRANSLATION, MAIN_LANGUAGE);
const schemaFile = (path: string) => `.schemas/${schemaName(path)}.json`;

/** What has to be read to name a file. */
export const filesThatName = (path: string): string[] => [
	...[WORDS, MESSAGES, SOURCE_TITLES],
	...[path, mainOf(path), schemaFile(path)],
];

/** @param read a file by its path below the content folder; undefined if it is not there */
export function editorNames(read: (path: string) => string | undefined) {
	const words: EditorWords = parse(read(WORDS) ?? "");
	/** Files that were parsed: many answers stand in each. */
	const roots = new Map<string, Record<string, unknown>>();
	let known: Readonly<Record<string, string>> | undefined;

	/** How the form calls what is chosen, by its code. */
	function choices() {
		if (known) return known;
		const { pages, choices: some } = parse(read(MESSAGES) ?? "");
		known = {
			...some.treatments,
			...some.languages,
			...some.price_currency,
			...pages.clinic.criteria,
			...words.choices,
		};
		return known ?? {};
	}

	/** Every value of a file as the form shows it, by its place. */
	function valuesOf(path: string, root: unknown): Map<string, string> {
		const schema = schemaOf(path);
		const leaves = partsIn("", root).filter(({ value }) => typeof value !== "object" || value === null);
		return new Map(
			leaves.map(({ path: way, value }) => {
				const { titles, at } = fieldAt(way, schema, root);
				return [titles, shown(String(value), at, way.at(-1) === "by" ? "by" : String(way.at(-2)))];
			}),
		);
	}

	/** @param name of the field, or of the list that it stands in */
	function shown(value: string, schema: JsonSchema | undefined, name: string): string {
		if (name === "sources" || name === "confirm") return rootOf(SOURCE_TITLES)[value]?.toString() ?? value;
		if (name === "by") return labelOf(`people/${value}.yaml`);
		const isChosen = schema?.enum ?? (schema?.type === "boolean" || schema?.const !== undefined);
		return (isChosen && choices()[value]) || value;
	}

	/** In its list: `Página de inicio`. */
	function labelOf(path: string): string {
		const own = path.slice(path.lastIndexOf("/") + 1).replace(/\.(yaml|md)$/, "");
		const { title, name = own } = rootOf(path);
		const [label = own] = String(title ?? name).split(/ · |: /);
		return words.general[path] ?? words.files[path] ?? label.slice(0, MAX_QUOTED);
	}

	/** With its list, and its address or language: `Páginas › Página de inicio (/en)`. */
	function nameOf(path: string): string {
		const main = mainOf(path);
		const list = path.split("/").find(isListed);
		const [, language = MAIN_LANGUAGE] = TRANSLATION.exec(path) ?? [];
		const which = rootOf(path).path ?? (language !== MAIN_LANGUAGE && LANGUAGE_NAMES.of(language));
		return `${listOf(list)} › ${labelOf(read(main) ? main : path)}${which ? ` (${which})` : ""}`;
	}

	const listOf = (folder = "") => words.collections[isListed(folder) ? LISTS[folder] : "generales"];

	/** A place as a fault names it, by the titles of its fields. @param field `sections › 2 › title` */
	function placeOf(path: string, field: string): string {
		const root = rootOf(path);
		let at: unknown = root;
		const keys = field
			.split(" › ")
			.filter(Boolean)
			.map((key) => {
				const entry = Array.isArray(at) ? at.findIndex(({ id }) => id === key) : -1;
				const one = entry >= 0 ? entry : Array.isArray(at) && /^\d+$/.test(key) ? Number(key) - 1 : key;
				at = (at as Record<string | number, unknown> | undefined)?.[one];
				return one;
			});
		return [nameOf(path), fieldAt(keys, schemaOf(path), root).titles].filter(Boolean).join(" · ");
	}

	/** A fault as people read it who see no files: its place by the titles of the fields, or the words in its line. */
	function faultOf({ file, line, field, problem }: ContentFault): string {
		const words = field || !line ? "" : read(file)?.split("\n")[line - 1]?.trim().slice(0, MAX_QUOTED);
		const where = [placeOf(file, field), words && `«${words}»`].filter(Boolean).join(" · ");
		return `${where}: ${problem.replace(FILE, (_, path, ending, at) => `«${named(path, ending, at)}»`)}`;
	}

	function named(path: string, ending?: string, field = ""): string | undefined {
		if (!ending) return listOf(path.split("/").at(-1));
		return /yaml|md/.test(ending) ? placeOf(`${path}.${ending}`, field) : `${path.split("/").at(-1)}.${ending}`;
	}

	function rootOf(path: string): Record<string, unknown> {
		const root = roots.get(path) ?? parsed(read(path) ?? "");
		roots.set(path, root);
		return root;
	}

	const schemaOf = (path: string): JsonSchema => JSON.parse(read(schemaFile(path)) ?? "{}");

	return { words, choices, labelOf, nameOf, placeOf, valuesOf, faultOf, schemaOf };
}

function parsed(source: string): Record<string, unknown> {
	try {
		return parse(MARKDOWN_PARTS.exec(source)?.[1] ?? source) ?? {};
	} catch {
		return {};
	}
}

/** A way by the titles of its fields, where they have some: `Secciones › 2 › Título`, and what may stand there. */
function fieldAt(path: readonly (string | number)[], schema: JsonSchema, root: unknown) {
	let [at, value]: [JsonSchema | undefined, unknown] = [schema, root];
	const titles = path.map((key) => {
		value = (value as Record<string | number, unknown> | undefined)?.[key];
		const kind = (value as { type?: unknown } | undefined)?.type;
		const more = typeof at?.additionalProperties === "object" ? at.additionalProperties : undefined;
		const next: JsonSchema | undefined =
			typeof key === "number" ? [at?.items].flat()[0] : (at?.properties?.[key] ?? more);
		const choices = next?.oneOf ?? next?.anyOf ?? [];
		at = choices.find(({ properties }) => properties?.type?.const === kind) ?? choices[0] ?? next;
		return typeof key === "number" ? key + 1 : (next?.title ?? key);
	});
	return { titles: titles.join(" › "), at };
}
