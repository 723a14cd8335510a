/** What tests that break the content share. */
import { copyFileSync, cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ContentError, type ContentFault } from "../content-model/faults/faults.ts";
import { loadContent } from "../content-model/loader/load.ts";
import { MAIN_LANGUAGE } from "../contract/languages.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export const CONTENT = fileURLToPath(new URL("../content", import.meta.url));

/** A copy of the real content that a test may break. */
export function copiedContent(): string {
	const folder = temporaryFolder();
	cpSync(CONTENT, folder, { recursive: true });
	return folder;
}

/** A copy whose second language says what the main one does, at addresses of its own. */
export function copiedWithTranslation(): string {
	const folder = copiedContent();
	rmSync(join(folder, "en"), { recursive: true, force: true });
	cpSync(join(folder, MAIN_LANGUAGE), join(folder, "en"), { recursive: true });
	for (const file of globSync(["pages/**/*.yaml", "units/*.yaml", "answers/*.yaml", "messages.yaml"], {
		cwd: join(folder, "en"),
	})) {
		const path = join(folder, "en", file);
		const address = /^([\s-]*(?:path|href|canonical): )\/(?!recursos\/\S*\.)/gm;
		const text = readFileSync(path, "utf8").replace(address, "$1/en/").replace("path: /en/\n", "path: /en\n");
		writeFileSync(path, text);
	}
	return folder;
}

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
	writeFileSync(path, edited(path, from, to));
}

/** The faults of a copy of the content in which one place was changed. */
export function faultsAfter(file: string, from: string | RegExp, to: string): readonly ContentFault[] {
	const folder = copiedContent();
	editContent(folder, file, from, to);
	return faultsOf(folder);
}

/** The faults a content file has by itself once one place in it was changed, as `faultsOfFile` finds them. */
export const faultsInFile = (file: string, from: string | RegExp, to: string): readonly ContentFault[] =>
	faultsOfFile(file, edited(join(CONTENT, file), from, to));

/** The faults a content file has by itself; to read all files and compare them would take fifty times as long. */
export function faultsOfFile(file: string, source: string | Uint8Array): readonly ContentFault[] {
	const folder = temporaryFolder();
	for (const below of [MAIN_LANGUAGE, dirname(file)]) mkdirSync(join(folder, below), { recursive: true });
	const words = ["phrases", "alarm"].map((name) => `${MAIN_LANGUAGE}/${name}.yaml`);
	for (const shared of ["facts.yaml", "contact.yaml", "sources.yaml", ...words]) {
		copyFileSync(join(CONTENT, shared), join(folder, shared));
	}
	writeFileSync(join(folder, file), source);
	return faultsOf(folder).filter((fault) => fault.file === file);
}

function edited(path: string, from: string | RegExp, to: string): string {
	const before = readFileSync(path, "utf8");
	const after = before.replace(from, to);
	if (after === before) throw new Error(`${from} is not in ${path}`);
	return after;
}
