import { sql } from "kysely";
import type { Database } from "../database/database.ts";

/**
 * Makes the database write over what was deleted. SQLite lays its file anew and empties the journal; PostgreSQL frees
 * the rows for reuse, and overwrites them in time.
 * @returns false where another program was at work in the file; then it waits for the next time
 */
export async function wipeFreedSpace({ db, kind }: Database): Promise<boolean> {
	if (kind === "postgres") {
		await sql`vacuum requests, notes, mails, hits`.execute(db);
		return true;
	}
	try {
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
