import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { errorCode } from "../process/error-code.ts";
import { statNoFollow } from "../process/no-follow.ts";
import { SettingsError } from "../settings/settings-error.ts";
import { isBusy } from "./faults.ts";
import { openOwnSqlite } from "./sqlite/sqlite-file.ts";

const LOCK_FILE = "service.lock";
/** An object without a reference is collected as garbage, and its lock with it. */
const HELD = new Set<DatabaseSync>();

/** Makes this the only service on a folder, until called: by a lock of the kernel's, so a kill leaves none. */
export function lockDataFolder(folder: string): () => void {
	let lock: DatabaseSync | undefined;
	try {
		mkdirSync(folder, { recursive: true, mode: 0o700 });
		const opened = openOwnSqlite(join(folder, LOCK_FILE), { timeout: 0 });
		lock = opened;
		opened.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
		HELD.add(opened);
		return () => {
			HELD.delete(opened);
			opened.close();
		};
	} catch (error) {
		lock?.close();
		if (error instanceof SettingsError) throw error;
		const held = `otro servicio ya trabaja con «${folder}»; ciérralo o usa otra carpeta. Para varios procesos hace falta PostgreSQL (DATABASE_URL).`;
		const unusable = `no se puede escribir en «${folder}»; revisa que sea una carpeta con permiso de escritura (${errorCode(error)}).`;
		throw new SettingsError([`  DATA_DIR: ${isBusy(error) ? held : unusable}`]);
	}
}

/** Whether a service works on a data folder. */
export function isFolderLocked(folder: string): boolean {
	const path = join(folder, LOCK_FILE);
	// Without a lock file no service uses the folder; a link or pipe in its place is refused.
	if (!statNoFollow(path)?.isFile()) return false;
	try {
		using lock = new DatabaseSync(path, { readOnly: true, timeout: 0 });
		lock.exec("SELECT count(*) FROM sqlite_schema");
		return false;
	} catch (error) {
		return isBusy(error);
	}
}
