import type { Kysely } from "kysely";
import type { Tables } from "../../service/database/tables.ts";
import { anyTables } from "./backed-up-tables.ts";

/** Whether nothing was ever kept in it; a key of its own and finished rounds do not count. */
export async function isEmptyStore(db: Kysely<Tables>): Promise<boolean> {
	for (const table of ["requests", "mails", "notes", "erasures"]) {
		const rows = await anyTables(db).selectFrom(table).selectAll().limit(1).execute();
		if (rows.length > 0) return false;
	}
	return true;
}
