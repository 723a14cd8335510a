/** Proof that somebody's data were erased outlives the store it was done in. */
import type { Kysely } from "kysely";
import { openSqlite } from "../../service/database/sqlite-file.ts";
import type { ErasuresTable, Tables } from "../../service/database/tables.ts";
import { plain } from "../../service/plain-file.ts";

/** The erasures a SQLite file knows of; none where it cannot be read. */
export function erasuresInFile(path: string): ErasuresTable[] {
	if (!plain(path, "file")) return [];
	try {
		const file = openSqlite(path, { readOnly: true });
		try {
			return file.prepare("select * from erasures").all() as unknown as ErasuresTable[];
		} finally {
			file.close();
		}
	} catch {
		return [];
	}
}

/** Adds those a store does not know yet. */
export async function keepErasures(db: Kysely<Tables>, erasures: readonly ErasuresTable[]): Promise<void> {
	for (const erasure of erasures) {
		await db
			.insertInto("erasures")
			.values({ ...erasure })
			.onConflict((clash) => clash.doNothing())
			.execute();
	}
}
