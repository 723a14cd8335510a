/** Proof that somebody's data were erased outlives the store it was done in. */
import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import type { Kysely } from "kysely";
import type { ErasuresTable, Tables } from "../../service/database/tables.ts";

/** The erasures a SQLite file knows of; none where it cannot be read. */
export function erasuresInFile(path: string): ErasuresTable[] {
	if (!existsSync(path)) return [];
	try {
		const file = new DatabaseSync(path, { readOnly: true });
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
