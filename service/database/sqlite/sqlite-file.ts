import { once } from "node:events";
import { DatabaseSync, type DatabaseSyncOptions } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { ensurePrivateFile, fileIdentity, NotRegularFile, statFile } from "../../process/no-follow.ts";

/** Opens a SQLite file. VACUUM sorts in memory, not in the system's temporary folder, where no erasure finds the rows. */
export function openSqlite(path: string, options: DatabaseSyncOptions = {}): DatabaseSync {
	const file = new DatabaseSync(path, options);
	file.exec("PRAGMA temp_store = MEMORY");
	return file;
}

/** Opens or makes a SQLite file in a data folder, for this account only, without following a link there. */
export function openOwnSqlite(path: string, options: DatabaseSyncOptions = {}): DatabaseSync {
	// SQLite itself follows no link at the journal's names; saying which one it is helps more than its code.
	for (const journal of [`${path}-wal`, `${path}-shm`, `${path}-journal`]) statFile(journal);
	const meant = ensurePrivateFile(path);
	const file = openSqlite(path, options);
	try {
		if (fileIdentity(path) !== meant) throw new NotRegularFile(path);
		return file;
	} catch (error) {
		file.close();
		throw error;
	}
}

/** Rewrites a file without deleted rows, in a thread: 400 MB take seconds. @returns whether the journal is empty */
export async function vacuumInThread(file: string): Promise<boolean> {
	const worker = new Worker(VACUUM, { eval: true, execArgv: [], workerData: file });
	const [busy] = await once(worker, "message");
	return busy === 0;
}

const VACUUM = `
	const { parentPort, workerData } = require("node:worker_threads");
	const { DatabaseSync } = require("node:sqlite");
	const file = new DatabaseSync(workerData, { timeout: 2000 });
	file.exec("PRAGMA temp_store = MEMORY; VACUUM");
	const { busy } = file.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get();
	file.close();
	parentPort.postMessage(busy);
`;
