import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { DOCUMENTS_FOLDER } from "../content-model/documents.ts";
import { MAIN_LANGUAGE } from "../contract/languages.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** The real content. */
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
	const isTranslated = (path: string) => relative(join(folder, MAIN_LANGUAGE), path) !== DOCUMENTS_FOLDER;
	cpSync(join(folder, MAIN_LANGUAGE), join(folder, "en"), { recursive: true, filter: isTranslated });
	for (const file of globSync(["pages/**/*.yaml", "units/*.yaml", "messages.yaml"], { cwd: join(folder, "en") })) {
		const path = join(folder, "en", file);
		const address = /^([\s-]*(?:path|href|canonical): )\/(?!recursos\/)/gm;
		const text = readFileSync(path, "utf8").replace(address, "$1/en/").replace("path: /en/\n", "path: /en\n");
		writeFileSync(path, text);
	}
	return folder;
}
