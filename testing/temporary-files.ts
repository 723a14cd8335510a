import { existsSync, statfsSync } from "node:fs";

const IN_MEMORY = "/dev/shm";
const ROOM = 2 ** 31;

/**
 * The environment in which tests keep temporary files in memory, where the machine has such a folder with enough room: a
 * store waits for the disk at each commit, of which tests make thousands.
 */
export function temporaryFilesInMemory(): { TMPDIR?: string } {
	if (!existsSync(IN_MEMORY)) return {};
	const { bavail, bsize } = statfsSync(IN_MEMORY);
	return bavail * bsize >= ROOM ? { TMPDIR: IN_MEMORY } : {};
}
