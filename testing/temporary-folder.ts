import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

const MEMORY = "/dev/shm";

/** A folder that goes when the test ends; in memory where Linux offers that: many small files take a thirtieth there. */
export function folderInMemory(): string {
	return temporaryFolder(existsSync(MEMORY) ? MEMORY : tmpdir());
}

/** A folder that goes when the test ends. */
export function temporaryFolder(within = tmpdir()): string {
	const folder = mkdtempSync(join(within, "ivf-do-test-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}
