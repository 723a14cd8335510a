/** Puts a backup in use as the SQLite store of a data folder. */
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DATABASE_FILE, type Database } from "../../service/database/database.ts";
import { lockDataFolder } from "../../service/database/service-lock.ts";
import { EXIT, Refused } from "../command.ts";
import { REPLACED } from "../leftovers.ts";
import { CARRY } from "../words/carry.ts";
import { fill, toDisk, workFolder } from "./backup-file.ts";
import { carry } from "./carry.ts";
import { erasuresInFile, keepErasures } from "./erasures.ts";
import type { Restored } from "./restore-server.ts";

/**
 * @param source the backup's rows
 * @param now names the folder in which the present store is kept
 * @throws SettingsError while the service runs; Refused where there is a store that must not be replaced
 */
export async function restoreFile(source: Database, folder: string, now: Date, replace: boolean): Promise<Restored> {
	const unlock = lockDataFolder(folder);
	const present = join(folder, DATABASE_FILE);
	const work = workFolder(folder);
	try {
		if (existsSync(present) && !replace) throw new Refused(CARRY.hasStore, EXIT.couldNot);
		const erasures = erasuresInFile(present);
		await fill(work, async (copy) => {
			await copy.db.transaction().execute(async (target) => {
				await carry(source.db, target);
				await keepErasures(target, erasures);
			});
		});
		const fresh = join(work, DATABASE_FILE);
		toDisk(fresh);
		const aside = setAside(folder, now);
		renameSync(fresh, present);
		return { aside, erasures };
	} finally {
		rmSync(work, { recursive: true, force: true });
		unlock();
	}
}

/** Moves the present store out of the way, journal and all: it may hold what is not yet in the file. */
function setAside(folder: string, now: Date): string | undefined {
	if (!existsSync(join(folder, DATABASE_FILE))) return undefined;
	const aside = join(folder, asideName(now));
	mkdirSync(aside, { mode: 0o700 });
	// The file first: cut short here, an orphaned journal is cleared away by SQLite and not taken for the new file's.
	for (const ending of ["", "-wal", "-shm"]) {
		const from = join(folder, `${DATABASE_FILE}${ending}`);
		if (existsSync(from)) renameSync(from, join(aside, `${DATABASE_FILE}${ending}`));
	}
	return aside;
}

/** `replaced-2026-11-21T14-03-00-000Z` */
export function asideName(now: Date): string {
	return `${REPLACED}${now.toISOString().replace(/[:.]/g, "-")}`;
}
