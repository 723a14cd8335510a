import { sql } from "kysely";
import type { Database } from "../database.ts";

/**
 * Wipes the space of deleted rows, which stay deleted whether or not this succeeds. SQLite rewrites its file and
 * truncates the journal; PostgreSQL frees the space for reuse.
 * @returns false if it could not now: a later call does it, or PostgreSQL's own vacuum
 */
export async function wipeFreedSpace({ db, vacuum }: Database): Promise<boolean> {
	try {
		if (vacuum) return await vacuum();
		await sql`vacuum requests, notes, mails, rate_limit_hits`.execute(db);
		return true;
	} catch {
		return false;
	}
}
