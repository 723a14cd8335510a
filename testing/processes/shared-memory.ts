import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Where Linux keeps files in memory. */
const SHARED_MEMORY = "/dev/shm";
/** In bytes; all tests at once had 283 MB of temporary files. */
const ENOUGH_FOR_FILES = 2_000_000_000;

/** Whether that much of it is free, in bytes; a container may have little. */
export function isFreeInMemory(bytes: number): boolean {
	if (!existsSync(SHARED_MEMORY)) return false;
	const { bavail, bsize } = statfsSync(SHARED_MEMORY);
	return bavail * bsize > bytes;
}

/** Keeps temporary files of this process and its children in memory, given room and the right to run there (0033). */
export function keepTemporaryFilesInMemory(): void {
	if (!isFreeInMemory(ENOUGH_FOR_FILES)) return;
	const folder = mkdtempSync(join(SHARED_MEMORY, "ivf-do-"));
	process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));
	// PostgreSQL is another user here, and comes to its own folder through this one.
	chmodSync(folder, 0o711);
	const program = join(folder, "program");
	writeFileSync(program, "#!/bin/sh\n", { mode: 0o755 });
	if (spawnSync(program).status === 0) process.env.TMPDIR = folder;
}
