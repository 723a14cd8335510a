/** Opens the one database behind the service: SQLite in a folder, or PostgreSQL by address. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely } from "kysely";
import { fileIdentity } from "../process/no-follow.ts";
import type { Database, DatabaseSettings } from "./database.ts";
import { upToDate } from "./migrate.ts";
import { postgresDatabase } from "./postgres/postgres.ts";
import { sqliteDialect } from "./sqlite/sqlite-dialect.ts";
import { openOwnSqlite, vacuumInThread } from "./sqlite/sqlite-file.ts";
import type { Tables } from "./tables.ts";

export const DATABASE_FILE = "requests.db";

/** Opens the database and brings its tables up to date. */
export const openDatabase = async (settings: DatabaseSettings): Promise<Database> => await upToDate(connect(settings));

export const connect = (settings: DatabaseSettings): Database =>
	settings.DATABASE_URL ? postgresDatabase(settings.DATABASE_URL) : sqlite(settings.DATA_DIR);

function sqlite(folder: string): Database {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	const path = join(folder, DATABASE_FILE);
	// SQLite's own busy timeout would block the event loop; the dialect waits without blocking it.
	const file = openOwnSqlite(path, { timeout: 0 });
	// WAL: others read meanwhile. FULL: a 200 survives a power cut. Deleted data is zeroed. 16 MB: seldom folded in.
	file.exec(
		"PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; PRAGMA cache_size = -4000; PRAGMA wal_autocheckpoint = 4000;",
	);
	// The first look at a database in WAL mode makes its journal, which must then stay as well.
	file.exec("SELECT count(*) FROM sqlite_schema");
	const dialect = sqliteDialect(file, fileGuard([path, `${path}-wal`]));
	return { kind: "sqlite", db: new Kysely<Tables>({ dialect }), vacuum: () => vacuumInThread(path) };
}

/** Throws `STORE_FILE_GONE` once a file was deleted or replaced: it would still take writes, and they would be lost. */
function fileGuard(paths: readonly string[]): () => void {
	const opened = paths.map((path) => ({ path, is: fileIdentity(path) }));
	return () => {
		if (opened.every(({ path, is }) => is !== undefined && fileIdentity(path) === is)) return;
		throw Object.assign(new Error("The database file was deleted or replaced"), { code: "STORE_FILE_GONE" });
	};
}
