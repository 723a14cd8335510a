/** Copies a store's rows into another database as they are: encrypted columns stay encrypted. */
import { isDeepStrictEqual } from "node:util";
import type { Db } from "../../service/database/tables.ts";
import { anyTables, BACKED_UP_TABLES, SKIPPED_TABLES, type Tallies, tallies } from "./rows.ts";

/** Replaces the target's rows in its transaction. @throws with the code `ROWS_DIFFER` if they read back otherwise than written */
export async function transferRows(source: Db, target: Db): Promise<Tallies> {
	for (const { table } of [...BACKED_UP_TABLES].reverse()) await target.deleteFrom(table).execute();
	for (const table of SKIPPED_TABLES) await target.deleteFrom(table).execute();
	const written = await tallies(source, undefined, async (table, rows) => {
		await anyTables(target).insertInto(table).values(rows).execute();
	});
	if (isDeepStrictEqual(await tallies(target), written)) return written;
	throw Object.assign(new Error("Rows read back otherwise than written"), { code: "ROWS_DIFFER" });
}
