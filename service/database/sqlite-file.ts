import { DatabaseSync, type DatabaseSyncOptions } from "node:sqlite";
import { ensurePrivateFile, fileIdentity, NotRegularFile, statAs } from "../no-follow.ts";

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
 * @throws NotRegularFile
 */
export function openOwnSqlite(path: string, options: DatabaseSyncOptions = {}): DatabaseSync {
	// SQLite itself follows no link at the journal's names; saying which one it is helps more than its code.
	for (const journal of [`${path}-wal`, `${path}-shm`, `${path}-journal`]) statAs(journal, "file");
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
