import { cpSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { temporaryFolder } from "./temporary-folder.ts";

/** The real content. */
export const CONTENT = fileURLToPath(new URL("../content", import.meta.url));

/** A copy of the real content that a test may break. */
export function copiedContent(): string {
	const folder = temporaryFolder();
	cpSync(CONTENT, folder, { recursive: true });
	return folder;
}
