/** What translations were made from: `.translated.json` holds a hash of each original and translation (`generate -- translations`). */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { LANGUAGE_CODES, type Language, MAIN_LANGUAGE } from "../../contract/languages.ts";
import { MARKDOWN_PARTS } from "./files/read-text.ts";
import { isReviewState } from "./signed-reviews.ts";

const RECORD = ".translated.json";

/** By file and key: the hash of the main language's text and, behind a space, of the translation that was made from it. */
type TranslationRecord = Record<string, Record<string, string>>;

/** Fields that are no words for visitors, or that each language has of its own, as the links of its menus. */
const NO_WORDS = new Set([
	"openQuestion",
	"professionals",
	"menu › links",
	"solutions › links",
	"company › links",
	"id",
	"type",
	"href",
	"path",
	"keywords",
	"related",
	"image",
	"art",
]);

/** A text whose original has changed since it was translated, or that is not there yet. */
export interface StaleText {
	/** Below the content folder: `en/pages/home.yaml`. */
	file: string;
	/** Where in it: `sections › 2 › title`. */
	key: string;
}

/** The languages that are made from the main one and have a folder. */
export const translations = (folder: string): Language[] =>
	LANGUAGE_CODES.filter((code) => code !== MAIN_LANGUAGE && existsSync(join(folder, code)));

/** Every text of every translation that no longer says what the main language says. */
export const allStaleTexts = (folder: string): StaleText[] =>
	translations(folder).flatMap((language) => staleTexts(folder, language));

/** Every text of a translation that no longer says what the main language says. */
export function staleTexts(folder: string, language: Language): StaleText[] {
	const record = readRecord(folder, language);
	return filesOf(folder, language).flatMap((file) => {
		const from = textsOf(join(folder, MAIN_LANGUAGE, file));
		const to = textsOf(join(folder, language, file));
		return [...from.keys()]
			.filter((key) => !to.has(key) || record[file]?.[key]?.split(" ")[0] !== from.get(key))
			.map((key) => ({ file: `${language}/${file}`, key }));
	});
}

/** Records what was translated since the last time. @param compared files that were read whole and count as made from today's */
export function recordTranslations(folder: string, language: Language, compared: readonly string[] = []): void {
	const record = readRecord(folder, language);
	const next: TranslationRecord = {};
	for (const file of filesOf(folder, language)) {
		const from = textsOf(join(folder, MAIN_LANGUAGE, file));
		const noted: TranslationRecord[string] = {};
		for (const [key, to] of textsOf(join(folder, language, file))) {
			const before = record[file]?.[key];
			const isNew = before?.split(" ")[1] !== to || compared.includes(file);
			const original = from.get(key);
			if (original !== undefined) noted[key] = isNew ? `${original} ${to}` : before;
		}
		next[file] = noted;
	}
	writeFileSync(join(folder, language, RECORD), `${JSON.stringify(next, undefined, "\t")}\n`);
}

function readRecord(folder: string, language: Language): TranslationRecord {
	const path = join(folder, language, RECORD);
	return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
}

const filesOf = (folder: string, language: Language): string[] =>
	readdirSync(join(folder, language), { recursive: true, encoding: "utf8" })
		.map((file) => file.replaceAll("\\", "/"))
		// Each language has phrases and search words of its own.
		.filter(
			(file) =>
				/(?<!alarm-phrases|search-words)\.(yaml|md)$/.test(file) && existsSync(join(folder, MAIN_LANGUAGE, file)),
		)
		.sort();

/** What was read before, by the file's ending and its source. */
const read = new Map<string, ReadonlyMap<string, string>>();

/** The hash of each text of a file, by its key; of Markdown, each paragraph by its place. */
function textsOf(path: string): ReadonlyMap<string, string> {
	const source = readFileSync(path, "utf8");
	const isMarkdown = path.endsWith(".md");
	const key = `${isMarkdown ? ".md" : ".yaml"} ${source}`;
	const texts = read.get(key) ?? hashes(isMarkdown ? readParts(source) : parse(source));
	read.set(key, texts);
	return texts;
}

function readParts(source: string): unknown {
	const [, head = "", text = source] = MARKDOWN_PARTS.exec(source) ?? [];
	return { ...parse(head), text: text.trim().split(/\n\s*\n/) };
}

function hashes(node: unknown, path: readonly string[] = []): Map<string, string> {
	if (typeof node === "string") {
		return new Map([[path.join(" › "), createHash("sha256").update(node).digest("hex").slice(0, 8)]]);
	}
	if (typeof node !== "object" || node === null) return new Map();
	return new Map(
		Object.entries(node).flatMap(([key, value]) => {
			const isWords = !NO_WORDS.has(key) && !NO_WORDS.has(`${path.at(-1)} › ${key}`) && !isReviewState(key, value);
			if (!isWords) return [];
			const id = Array.isArray(node) ? (value?.id ?? String(Number(key) + 1)) : key;
			return [...hashes(value, [...path, id])];
		}),
	);
}
