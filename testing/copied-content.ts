import { cpSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { temporaryFolder } from "./temporary-folder.ts";

/** A copy of the real content that a test may break. */
export function copiedContent(): string {
	const folder = temporaryFolder();
	cpSync(fileURLToPath(new URL("../content", import.meta.url)), folder, { recursive: true });
	return folder;
}
