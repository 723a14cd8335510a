import { LineCounter, parseDocument } from "yaml";
import { lineOf } from "./line-of.ts";
import { readText } from "./read-text.ts";

/**
 * The line of a value in a content file that could be read; for faults that show only beside other files.
 * @param path keys and places, counted from 0
 */
export function writtenLine(folder: string, file: string, path: readonly (string | number)[]): number | undefined {
	const source = readText(folder, file);
	if (source.value === undefined) return undefined;
	const lines = new LineCounter();
	return lineOf(parseDocument(source.value, { lineCounter: lines }), lines, path);
}
