/** Restores a backup as the SQLite store of a data folder. */
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "../../service/database/database.ts";
import { DATABASE_FILE } from "../../service/database/open-database.ts";
import { givePathToFolderOwner } from "../../service/process/no-follow.ts";
import { CommandRefused, EXIT } from "../command.ts";
import { asideName } from "../leftovers.ts";
import { putInPlace } from "../private-file.ts";
import { BACKUP } from "../words/backup.ts";
import { fill, toDisk, workFolder } from "./backup-file.ts";
import { erasuresInFile, keepErasures } from "./erasures.ts";
import { holdFolder } from "./in-use.ts";
import { transferRows } from "./transfer.ts";

/**
 * Restores a backup into a data folder; a store that is there is moved aside, into a folder named after `now`.
 * @returns that folder, if there was a store, and its erasure records
 */
export async function restoreFile(source: Database, folder: string, now: Date, replace: boolean) {
	const unlock = holdFolder(folder);
	const present = join(folder, DATABASE_FILE);
	let work: string | undefined;
	try {
		work = workFolder(folder);
		if (existsSync(present) && !replace) throw new CommandRefused(BACKUP.hasStore, EXIT.couldNot);
		const erasures = erasuresInFile(present);
		await fill(work, async (copy) => {
			await copy.db.transaction().execute(async (target) => {
				await transferRows(source.db, target);
				await keepErasures(target, erasures);
			});
		});
		const fresh = join(work, DATABASE_FILE);
		toDisk(fresh);
		// Run by root, it would belong to root, and the service's own account could not open it.
		givePathToFolderOwner(folder, fresh);
		const aside = setAside(folder, now);
		await putInPlace(fresh, present, true);
		return { aside, erasures };
	} finally {
		if (work) rmSync(work, { recursive: true, force: true });
		unlock();
	}
}

/**
 * With its journal, which may hold rows that are not in the file yet; one left behind would be replayed into the new
 * file.
 */
function setAside(folder: string, now: Date): string | undefined {
	const names = ["", "-wal", "-shm"]
		.map((ending) => `${DATABASE_FILE}${ending}`)
		.filter((name) => existsSync(join(folder, name)));
	if (names.length === 0) return undefined;
	const aside = join(folder, asideName(now));
	mkdirSync(aside, { mode: 0o700 });
	givePathToFolderOwner(folder, aside);
	for (const name of names) renameSync(join(folder, name), join(aside, name));
	return aside;
}
