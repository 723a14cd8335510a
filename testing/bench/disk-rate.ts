import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

// What SQLite writes to its journal for one small commit is of this order.
const BLOCK = Buffer.alloc(4096, 1);

/** How often a second the disk under a folder takes an append and has it synced: each waits for the one before. */
export function appendAndSyncRate(folder: string, seconds: number): number {
	const path = join(folder, "sync-rate");
	const file = openSync(path, "w");
	try {
		const started = performance.now();
		let count = 0;
		while (performance.now() - started < seconds * 1000) {
			writeSync(file, BLOCK);
			fdatasyncSync(file);
			count += 1;
		}
		return Math.round(count / ((performance.now() - started) / 1000));
	} finally {
		closeSync(file);
		rmSync(path);
	}
}
