import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { isFreeInMemory, SHARED_MEMORY } from "./shared-memory.ts";

/** In bytes; PostgreSQL and Chromium take of it too. */
const ENOUGH_MEMORY = 200_000_000;

/** A folder that goes when the test ends; in memory where Linux offers that: many small files take a thirtieth there. */
export function folderInMemory(): string {
	return temporaryFolder(isFreeInMemory(ENOUGH_MEMORY) ? SHARED_MEMORY : tmpdir());
}

/** A folder that goes when the test ends. */
export function temporaryFolder(within = tmpdir()): string {
	const folder = mkdtempSync(join(within, "ivf-do-test-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}
