import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { parse } from "yaml";
import { field, object } from "../../fields/field.ts";
import { anchorId } from "../../fields/parts.ts";

/** What a phrase can depend on: a number that answers at night in `contact.yaml`; a clinic in `content/clinics/`. */
const CONDITIONS = ["guardia", "comprobado"] as const;
type Condition = (typeof CONDITIONS)[number];

const phrase = v.pipe(v.string(), v.nonEmpty("está vacío; escribe lo que se lee."));

/** `phrases.yaml` of a language: what texts say while something is not published, and once it is. */
export const phrasesSchema = v.record(
	anchorId,
	object({
		depends: field(
			"De qué depende",
			"Que haya un número de guardia, o una clínica comprobada.",
			v.picklist(CONDITIONS, `escribe ${CONDITIONS.join(" o ")}.`),
		),
		without: field("Mientras falta", "Lo que se lee hoy, si el dato no está.", phrase),
		with: field(
			"Cuando está",
			"Lo que se leerá entonces. {guardia} es el número, {comprobado} cuántas clínicas hay.",
			phrase,
		),
	}),
);

export const PHRASES_FILE = "phrases.yaml";

const PLACE = /\{frases\.([^{}]*)\}/g;

/** What is published, by condition; undefined where it is not, or where its file cannot be read, of which the loader tells. */
function published(folder: string): Record<Condition, string | undefined> {
	const contact = readMemoized(join(folder, "contact.yaml")) as { night?: string } | undefined;
	const clinics = existsSync(join(folder, "clinics")) ? readdirSync(join(folder, "clinics")) : [];
	const checked = clinics.filter((name) => /^[^.].*\.yaml$/.test(name)).length;
	return { guardia: contact?.night, comprobado: checked > 0 ? String(checked) : undefined };
}

/** Of `alarm.yaml`, where it can be read. */
type Signs = Record<string, { title?: string; items?: string[] } | undefined>;

/** Fills `{signs.now}` and `{signs.today}` of a text in Markdown with the lists of `alarm.yaml`. */
function fillSigns(folder: string, language: string, source: string): string {
	const { signs } = (readMemoized(join(folder, language, "alarm.yaml")) ?? {}) as { signs?: Signs };
	return source.replace(/\{signs\.(\w+)\}/g, (place, when: string) => {
		const { title, items = [] } = signs?.[when] ?? {};
		return title ? `**${title}:**\n\n${items.map((sign) => `- ${sign}`).join("\n")}` : place;
	});
}

/** Fills each `{frases.name}` of a content file. One that `phrases.yaml` does not have stays, and is named as a place nobody fills. */
export function fillPhrases(folder: string, file: string, written: string): string {
	const [language = ""] = file.split("/");
	const source = file.endsWith(".md") ? fillSigns(folder, language, written) : written;
	if (!source.includes("{frases.")) return source;
	const phrases = v.safeParse(phrasesSchema, readMemoized(join(folder, language, PHRASES_FILE)));
	if (!phrases.success) return source;
	const facts = published(folder);
	return source.replace(PLACE, (place, name: string) => {
		const found = phrases.output[name];
		if (!found) return place;
		const fact = facts[found.depends];
		return fact === undefined ? found.without : found.with.replaceAll(`{${found.depends}}`, fact);
	});
}

/** What was read before, by its text. */
const read = new Map<string, unknown>();

function readMemoized(path: string): unknown {
	try {
		const source = readFileSync(path, "utf8");
		if (!read.has(source)) read.set(source, parse(source));
		return read.get(source);
	} catch {
		return undefined;
	}
}
