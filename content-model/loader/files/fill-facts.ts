import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { parse } from "yaml";
import { type ContentFault, fault, type ReadResult } from "../../faults/faults.ts";
import { anchorId } from "../../fields/parts.ts";
import { fillPhrases } from "./fill-phrases.ts";

/** `content/facts.yaml`: numbers that several texts tell, each once; a text takes one with `{facts.name}`. */
export const factsSchema = v.record(anchorId, v.number());

export const FACTS_FILE = "facts.yaml";

const PLACE = /\{facts\.([^{}]*)\}/g;

/** Fills `{frases.name}` and `{facts.name}` in a content file. Faults: names that `facts.yaml` does not have. */
export function fillFacts(folder: string, file: string, written: string): ReadResult<string> {
	const source = fillPhrases(folder, file, written);
	if (!source.includes("{facts.")) return { value: source, faults: [] };
	const facts = readFacts(folder);
	if (!facts) return { value: source, faults: [] };
	const faults: ContentFault[] = [];
	const value = source.replace(PLACE, (place, name: string, index: number) => {
		if (Object.hasOwn(facts, name)) return Number(facts[name]).toLocaleString("en-US");
		const line = source.slice(0, index).split("\n").length;
		faults.push(...fault(file, `no hay un dato llamado «${name}» en content/${FACTS_FILE}.`, line).faults);
		return place;
	});
	return faults.length > 0 ? { value: undefined, faults } : { value, faults: [] };
}

/** What was read before, by its text: almost every file asks. */
const read = new Map<string, Readonly<Record<string, number>>>();

/** Undefined if the file cannot be read; whoever loads the content is told why. */
export function readFacts(folder: string): Readonly<Record<string, number>> | undefined {
	try {
		const source = readFileSync(join(folder, FACTS_FILE), "utf8");
		const facts = read.get(source) ?? Object.freeze(v.parse(factsSchema, parse(source)));
		read.set(source, facts);
		return facts;
	} catch {
		return undefined;
	}
}
