import type { Kysely } from "kysely";
import type { Tables } from "../../service/database/tables.ts";
import { anyTables } from "./backed-up-tables.ts";

/** Whether a store has no requests, mails or other records; its own keys and run times of jobs do not count. */
export async function isEmptyStore(db: Kysely<Tables>): Promise<boolean> {
	for (const table of ["requests", "mails", "notes", "erasures"]) {
		const rows = await anyTables(db).selectFrom(table).selectAll().limit(1).execute();
		if (rows.length > 0) return false;
	}
	return true;
}
