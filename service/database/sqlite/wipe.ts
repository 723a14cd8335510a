import { sql } from "kysely";
import type { Database } from "../database.ts";

/**
 * Wipes the space of deleted rows. SQLite rewrites its file (VACUUM) and truncates the journal; PostgreSQL frees the
 * space for reuse and overwrites it over time. The rows stay deleted, whether or not this succeeds.
 * @returns false where it failed: another program was using SQLite's file, and the next call wipes the space; or
 * PostgreSQL refused permission or timed out, and vacuums by itself later
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
