import { once } from "node:events";
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
		const { rows } = await sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(db);
		return await vacuumInThread(rows[0]?.file ?? "");
	} catch {
		return false;
	}
}

/**
 * In a thread of its own, because 400 MB take seconds in which nothing else would be answered. What VACUUM sets down on
 * the way stays in memory (`openSqlite`).
 * @returns whether the journal is empty
 */
async function vacuumInThread(file: string): Promise<boolean> {
	// Only here: a platform that has no SQLite may have no threads.
	const { Worker } = await import("node:worker_threads");
	const worker = new Worker(VACUUM, { eval: true, execArgv: [], workerData: file });
	const [busy] = await once(worker, "message");
	return busy === 0;
}

const VACUUM = `
	const { parentPort, workerData } = require("node:worker_threads");
	const { DatabaseSync } = require("node:sqlite");
	const file = new DatabaseSync(workerData, { timeout: 2000 });
	file.exec("PRAGMA temp_store = MEMORY; VACUUM");
	const { busy } = file.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get();
	file.close();
	parentPort.postMessage(busy);
`;
