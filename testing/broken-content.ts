/** What tests that break the content share. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ContentError, type ContentFault } from "../content-model/faults.ts";
import { loadContent } from "../content-model/load.ts";
import { copiedContent } from "./copied-content.ts";

/** The faults this content has. */
export function faultsOf(folder: string): readonly ContentFault[] {
	try {
		loadContent(folder);
	} catch (error) {
		if (error instanceof ContentError) return error.faults;
		throw error;
	}
	return [];
}

/** Changes the text of a content file, which has to be there. */
export function editContent(folder: string, file: string, from: string | RegExp, to: string): void {
	const path = join(folder, file);
	const before = readFileSync(path, "utf8");
	const after = before.replace(from, to);
	if (after === before) throw new Error(`${from} is not in ${file}`);
	writeFileSync(path, after);
}

/** The faults of a copy of the content in which one place was changed. */
export function faultsAfter(file: string, from: string | RegExp, to: string): readonly ContentFault[] {
	const folder = copiedContent();
	editContent(folder, file, from, to);
	return faultsOf(folder);
}
