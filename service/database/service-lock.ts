import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { SettingsError } from "../config.ts";
import { errorCode } from "../error-code.ts";

// SQLite's code for a file that somebody else has locked.
const BUSY = 5;

/**
 * Makes this process the only service on a data folder. The lock is the kernel's, so a killed process leaves none
 * behind; staff commands do not take it and work beside the service.
 * @returns what gives the folder free again
 * @throws SettingsError where another service holds it, or where it cannot be made or written
 */
export function lockDataFolder(folder: string): () => void {
	let lock: DatabaseSync | undefined;
	try {
		mkdirSync(folder, { recursive: true, mode: 0o700 });
		const opened = new DatabaseSync(join(folder, "service.lock"), { timeout: 0 });
		lock = opened;
		opened.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
		return () => opened.close();
	} catch (error) {
		lock?.close();
		const busy = (error as { errcode?: number }).errcode === BUSY;
		throw new SettingsError([busy ? heldByAnother(folder) : unusable(folder, error)]);
	}
}

function heldByAnother(folder: string): string {
	return `  DATA_DIR: otro servicio ya trabaja con «${folder}»; ciérralo o usa otra carpeta. Para varios procesos hace falta PostgreSQL (DATABASE_URL).`;
}

function unusable(folder: string, error: unknown): string {
	return `  DATA_DIR: no se puede escribir en «${folder}»; revisa que sea una carpeta con permiso de escritura (${errorCode(error)}).`;
}
