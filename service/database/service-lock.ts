import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { SettingsError } from "../config.ts";

/**
 * Makes this process the only service on a data folder. The lock is the kernel's, so a killed process leaves none
 * behind; staff commands do not take it and work beside the service.
 * @returns what gives the folder free again
 * @throws SettingsError where another service holds it
 */
export function lockDataFolder(folder: string): () => void {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	const lock = new DatabaseSync(join(folder, "service.lock"), { timeout: 0 });
	try {
		lock.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
	} catch (error) {
		lock.close();
		if (((error as { errcode?: number }).errcode ?? 0) !== 5) throw error;
		throw new SettingsError([
			`  DATA_DIR: otro servicio ya trabaja con «${folder}»; ciérralo o usa otra carpeta. Para varios procesos hace falta PostgreSQL (DATABASE_URL).`,
		]);
	}
	return () => lock.close();
}
