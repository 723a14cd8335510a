/** Restores a backup into a PostgreSQL database, in one transaction. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { type Database, wipeFreedSpace } from "../../service/database/database.ts";
import { DATABASE_FILE } from "../../service/database/open-database.ts";
import { reachDatabase } from "../../service/database/postgres/reach-database.ts";
import { givePathToFolderOwner } from "../../service/process/no-follow.ts";
import { CommandRefused } from "../command.ts";
import { asideName } from "../leftovers.ts";
import { BACKUP } from "../words/backup.ts";
import { writeBackup } from "./backup-file.ts";
import { keepErasures } from "./erasures.ts";
import { holdStore, signedUrl } from "./in-use.ts";
import { BACKED_UP_TABLES, isEmptyStore } from "./rows.ts";
import { transferRows } from "./transfer.ts";

interface ServerTarget {
	url: string;
	/** Folder in which the present rows are kept. */
	folder: string;
	now: Date;
	replace: boolean;
	/** Continue although other programs are connected. */
	anyway: boolean;
}

/**
 * Replaces the rows of a PostgreSQL store by a backup's; the present ones are first written to a file. @returns as
 * `restoreFile`
 */
export async function restoreServer(source: Database, { url, folder, now, replace, anyway }: ServerTarget) {
	const present = await reachDatabase({ DATA_DIR: folder, DATABASE_URL: signedUrl(url) });
	try {
		await holdStore(present, folder, anyway);
		const empty = await isEmptyStore(present.db);
		if (!empty && !replace) throw new CommandRefused(BACKUP.hasStore);
		const aside = empty ? undefined : await keepAside(present, folder, now);
		const erasures = await present.db.transaction().execute(async (target) => {
			await lockTables(target);
			const known = await target.selectFrom("erasures").selectAll().execute();
			await transferRows(source.db, target);
			await keepErasures(target, known);
			await sql`drop table if exists carried_over`.execute(target);
			return known;
		});
		await wipeFreedSpace(present);
		return { aside, erasures };
	} finally {
		await present.db.destroy();
	}
}

/** Locks every table against reads and writes until the transaction ends. */
export async function lockTables(transaction: Database["db"]): Promise<void> {
	await sql`lock table ${sql.join(BACKED_UP_TABLES.map(({ table }) => sql.table(table)))} in access exclusive mode`.execute(
		transaction,
	);
}

async function keepAside(present: Database, folder: string, now: Date): Promise<string> {
	const aside = join(folder, asideName(now));
	const copy = join(aside, DATABASE_FILE);
	mkdirSync(aside, { mode: 0o700 });
	await writeBackup(present, copy, now, false);
	for (const made of [aside, copy]) givePathToFolderOwner(folder, made);
	return aside;
}
