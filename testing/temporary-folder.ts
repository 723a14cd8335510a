import { existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

const MEMORY = "/dev/shm";
/** In bytes; a container may have little, and PostgreSQL and Chromium take of it too. */
const ENOUGH_MEMORY = 200_000_000;

/** A folder that goes when the test ends; in memory where Linux offers that: many small files take a thirtieth there. */
export function folderInMemory(): string {
	return temporaryFolder(hasMemory() ? MEMORY : tmpdir());
}

function hasMemory(): boolean {
	if (!existsSync(MEMORY)) return false;
	const { bavail, bsize } = statfsSync(MEMORY);
	return bavail * bsize > ENOUGH_MEMORY;
}

/** A folder that goes when the test ends. */
export function temporaryFolder(within = tmpdir()): string {
	const folder = mkdtempSync(join(within, "ivf-do-test-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}
