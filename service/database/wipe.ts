import { sql } from "kysely";
import type { Database } from "./database.ts";

/**
 * Makes the database write over what was deleted. SQLite rewrites its file (VACUUM) and empties the journal; PostgreSQL frees
 * the rows for reuse, and overwrites them in time. What was deleted before is deleted either way.
 * @returns false where it could not: another program was at work in SQLite's file, and it waits for the next time; or
 * PostgreSQL had no leave or no time for it, and does it by itself later
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
