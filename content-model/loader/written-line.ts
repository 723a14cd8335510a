import { LineCounter, parseDocument } from "yaml";
import type { ContentFault } from "../faults.ts";
import { lineOf } from "./line-of.ts";
import { readText } from "./read-text.ts";

/** The line of a fault that shows only beside other files, by the field it names in a YAML file that could be read. */
export function writtenLine(folder: string, { file, field }: ContentFault): number | undefined {
	if (field === "" || !file.endsWith(".yaml")) return undefined;
	const source = readText(folder, file);
	if (source.value === undefined) return undefined;
	const lines = new LineCounter();
	// Faults count from 1, as people do.
	const path = field.split(" › ").map((step) => (/^\d+$/.test(step) ? Number(step) - 1 : step));
	return lineOf(parseDocument(source.value, { lineCounter: lines }), lines, path);
}
