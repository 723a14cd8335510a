/** Erasure records, which outlive the store the erasure was done in. */
import type { Kysely } from "kysely";
import { openSqlite } from "../../service/database/sqlite/sqlite-file.ts";
import type { ErasuresTable, Tables } from "../../service/database/tables.ts";
import { statFile } from "../../service/process/no-follow.ts";

/** Reads the erasure records of a SQLite file; none if it cannot be read. */
export function erasuresInFile(path: string): ErasuresTable[] {
	if (!statFile(path)) return [];
	try {
		const file = openSqlite(path, { readOnly: true });
		try {
			// By name: the file of a newer program may have more columns.
			const known = file.prepare("select id, erased_at, requests, mails, files from erasures");
			return known.all() as unknown as ErasuresTable[];
		} finally {
			file.close();
		}
	} catch {
		return [];
	}
}

/** Inserts the erasure records that a store does not have yet. */
export async function keepErasures(db: Kysely<Tables>, erasures: readonly ErasuresTable[]): Promise<void> {
	for (const erasure of erasures) {
		await db
			.insertInto("erasures")
			.values({ ...erasure })
			.onConflict((clash) => clash.doNothing())
			.execute();
	}
}
