import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fault, type ReadResult } from "../faults.ts";
import { fillFacts } from "./fill-facts.ts";
import { hiddenCharacters } from "./hidden-characters.ts";

/**
 * Reads one content file as UTF-8, with or without a mark at its start. Any other encoding would be published broken,
 * and so would characters that nobody sees.
 */
export function readText(folder: string, file: string): ReadResult<string> {
	const path = join(folder, file);
	if (!existsSync(path)) return fault(file, "falta este archivo; créalo o recupéralo del historial.");
	const bytes = readFileSync(path);
	const value = decoded(bytes);
	if (value === undefined) {
		return fault(file, "hay letras que saldrían rotas: guárdalo como UTF-8.", firstBrokenLine(bytes));
	}
	const faults = hiddenCharacters(file, value);
	return faults.length > 0 ? { value: undefined, faults } : fillFacts(folder, file, value);
}

function decoded(bytes: Uint8Array): string | undefined {
	// UTF-16 without accents decodes, with a NUL beside each letter.
	if (bytes.includes(0)) return;
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return;
	}
}

/** A line feed is part of no other sign in UTF-8, so lines can be told apart before they are decoded. */
function firstBrokenLine(bytes: Buffer): number {
	let line = 1;
	for (let start = 0; start < bytes.length; line += 1) {
		const end = bytes.indexOf("\n", start);
		const next = end === -1 ? bytes.length : end + 1;
		if (decoded(bytes.subarray(start, next)) === undefined) return line;
		start = next;
	}
	return line;
}
