/** Puts a backup in use in a PostgreSQL database: all or nothing. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type { Database } from "../../service/database/database.ts";
import { DATABASE_FILE } from "../../service/database/open-database.ts";
import { reachDatabase } from "../../service/database/reach-database.ts";
import { wipeFreedSpace } from "../../service/database/wipe.ts";
import { Refused } from "../command.ts";
import { CARRY } from "../words/backup.ts";
import { CARRIED } from "./backed-up-tables.ts";
import { writeBackup } from "./backup-file.ts";
import { keepErasures } from "./erasures.ts";
import { holdStore, signedUrl } from "./in-use.ts";
import { isEmptyStore } from "./is-empty-store.ts";
import { asideName, type Restored } from "./replaced-store.ts";
import { carry } from "./transfer.ts";

export interface ServerTarget {
	url: string;
	/** Where the present content is kept. */
	folder: string;
	now: Date;
	replace: boolean;
	/** Go on although others are connected. */
	anyway: boolean;
}

/**
 * @param source the backup's rows
 * @throws Refused where others are connected, or there are requests that must not be replaced
 */
export async function restoreServer(
	source: Database,
	{ url, folder, now, replace, anyway }: ServerTarget,
): Promise<Restored> {
	const present = await reachDatabase({ DATA_DIR: folder, DATABASE_URL: signedUrl(url) });
	try {
		await holdStore(present, folder, anyway);
		const empty = await isEmptyStore(present.db);
		if (!empty && !replace) throw new Refused(CARRY.hasStore);
		const aside = empty ? undefined : await keepAside(present, folder, now);
		const erasures = await present.db.transaction().execute(async (target) => {
			await lockTables(target);
			const known = await target.selectFrom("erasures").selectAll().execute();
			await carry(source.db, target);
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

/** Nobody reads or writes until the transaction ends. */
export async function lockTables(transaction: Database["db"]): Promise<void> {
	await sql`lock table ${sql.join(CARRIED.map(({ table }) => sql.table(table)))} in access exclusive mode`.execute(
		transaction,
	);
}

async function keepAside(present: Database, folder: string, now: Date): Promise<string> {
	const aside = join(folder, asideName(now));
	mkdirSync(aside, { mode: 0o700 });
	await writeBackup(present, join(aside, DATABASE_FILE), now, false);
	return aside;
}
