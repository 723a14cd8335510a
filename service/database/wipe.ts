import { sql } from "kysely";
import type { Database } from "./database.ts";

/**
 * Wipes the space of deleted rows. SQLite rewrites its file (VACUUM) and truncates the journal; PostgreSQL frees the
 * space for reuse and overwrites it over time. The rows stay deleted, whether or not this succeeds.
 * @returns false where it failed: another program was using SQLite's file, and the next call wipes the space; or
 * PostgreSQL refused permission or timed out, and vacuums by itself later
 */
export async function wipeFreedSpace({ db, kind }: Database): Promise<boolean> {
	try {
		if (kind === "postgres") {
			await sql`vacuum requests, notes, mails, rate_limit_hits`.execute(db);
			return true;
		}
		await sql`vacuum`.execute(db);
		return await emptyJournal(db);
	} catch {
		return false;
	}
}

/** Moves everything from SQLite's journal into the file and cuts the journal to nothing. */
async function emptyJournal(db: Database["db"]): Promise<boolean> {
	const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
	return rows[0]?.busy === 0;
}
