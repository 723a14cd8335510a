import { DatabaseSync, type DatabaseSyncOptions } from "node:sqlite";
import { identity, NotPlain, plain, plainFile } from "../plain-file.ts";

/**
 * Opens a SQLite file. What SQLite sets down on the way stays in memory: VACUUM would write every row to the system's
 * folder for temporary files, where no erasure finds it.
 */
export function openSqlite(path: string, options: DatabaseSyncOptions = {}): DatabaseSync {
	const file = new DatabaseSync(path, options);
	file.exec("PRAGMA temp_store = MEMORY");
	return file;
}

/**
 * Opens or makes a SQLite file in a data folder, without following a link there; for this account only.
 * @throws NotPlain
 */
export function openOwnSqlite(path: string, options: DatabaseSyncOptions = {}): DatabaseSync {
	// SQLite itself follows no link at the journal's names; saying which one it is helps more than its code.
	for (const journal of [`${path}-wal`, `${path}-shm`, `${path}-journal`]) plain(journal, "file");
	const meant = plainFile(path);
	const file = openSqlite(path, options);
	try {
		if (identity(path) !== meant) throw new NotPlain(path);
		return file;
	} catch (error) {
		file.close();
		throw error;
	}
}
