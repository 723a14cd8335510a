/** Placeholders of content files that the loader fills: numbers told in several texts, phrases that depend on what is published. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { parse } from "yaml";
import { type ContentFault, fault, type ReadResult } from "../../faults/faults.ts";
import { described } from "../../fields/described.ts";
import { anchorId } from "../../fields/parts.ts";
import texts from "./phrases.json" with { type: "json" };

/** `content/facts.yaml`: numbers that several texts tell, each once; a text takes one with `{facts.name}`. */
export const factsSchema = v.record(anchorId, v.number());
export const FACTS_FILE = "facts.yaml";

/** What a phrase can depend on: a number that answers at night in `contact.yaml`; a clinic in `content/clinics/`. */
const CONDITIONS = ["guardia", "comprobado"] as const;

const phrase = v.pipe(v.string(), v.nonEmpty("está vacío; escribe lo que se lee."));

/** `phrases.yaml` of a language: what texts say while something is not published, and once it is. */
export const phrasesSchema = v.record(
	anchorId,
	described(texts, {
		depends: v.picklist(CONDITIONS, `escribe ${CONDITIONS.join(" o ")}.`),
		without: phrase,
		with: phrase,
	}),
);
export const PHRASES_FILE = "phrases.yaml";

/** Fills `{frases.name}`, `{facts.name}` and, in Markdown, `{signs.now}` in a content file. Faults: facts that there are not. */
export function fillPlaceholders(folder: string, file: string, written: string): ReadResult<string> {
	const [language = ""] = file.split("/");
	const listed = file.endsWith(".md") ? fillSigns(folder, language, written) : written;
	const value = listed.includes("{frases.") ? fillPhrases(folder, language, listed) : listed;
	const facts = value.includes("{facts.") ? readFacts(folder) : undefined;
	if (!facts) return { value, faults: [] };
	const faults: ContentFault[] = [];
	const filled = value.replace(/\{facts\.([^{}]*)\}/g, (placeholder, name: string, index: number) => {
		if (Object.hasOwn(facts, name)) return Number(facts[name]).toLocaleString("en-US");
		const line = value.slice(0, index).split("\n").length;
		faults.push(...fault(file, `no hay un dato llamado «${name}» en content/${FACTS_FILE}.`, line).faults);
		return placeholder;
	});
	return faults.length > 0 ? { value: undefined, faults } : { value: filled, faults: [] };
}

/** Undefined if the file cannot be read; whoever loads the content is told why. */
export function readFacts(folder: string): Readonly<Record<string, number>> | undefined {
	const facts = v.safeParse(factsSchema, readMemoized(join(folder, FACTS_FILE)));
	return facts.success ? facts.output : undefined;
}

/** A phrase that `phrases.yaml` does not have stays, and is named as a placeholder nobody fills. */
function fillPhrases(folder: string, language: string, source: string): string {
	const phrases = v.safeParse(phrasesSchema, readMemoized(join(folder, language, PHRASES_FILE)));
	if (!phrases.success) return source;
	// Undefined is what is not published, or what cannot be read, of which the loader tells.
	const contact = readMemoized(join(folder, "contact.yaml")) as { night?: string } | undefined;
	const clinics = existsSync(join(folder, "clinics")) ? readdirSync(join(folder, "clinics")) : [];
	const checked = clinics.filter((name) => /^[^.].*\.yaml$/.test(name)).length;
	const published = { guardia: contact?.night, comprobado: checked > 0 ? String(checked) : undefined };
	return source.replace(/\{frases\.([^{}]*)\}/g, (placeholder, name: string) => {
		const found = phrases.output[name];
		if (!found) return placeholder;
		const fact = published[found.depends];
		return fact === undefined ? found.without : found.with.replaceAll(`{${found.depends}}`, fact);
	});
}

/** Of `alarm.yaml`, where it can be read. */
type Signs = Record<string, { title?: string; items?: string[] } | undefined>;

/** Fills `{signs.now}` and `{signs.today}` of a text in Markdown with the lists of `alarm.yaml`. */
function fillSigns(folder: string, language: string, source: string): string {
	const { signs } = (readMemoized(join(folder, language, "alarm.yaml")) ?? {}) as { signs?: Signs };
	return source.replace(/\{signs\.(\w+)\}/g, (placeholder, when: string) => {
		const { title, items = [] } = signs?.[when] ?? {};
		return title ? `**${title}:**\n\n${items.map((sign) => `- ${sign}`).join("\n")}` : placeholder;
	});
}

/** What was read before, by its text: almost every file asks. */
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
