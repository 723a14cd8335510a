/** Opens the one database behind the service: SQLite in a folder, or PostgreSQL by address. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely } from "kysely";
import { connectionFault, errorCode } from "../process/error-code.ts";
import { fileIdentity } from "../process/no-follow.ts";
import { SettingsError } from "../settings/settings-error.ts";
import type { Database, DatabaseSettings } from "./database.ts";
import { isDamaged } from "./faults.ts";
import { upToDate } from "./migrate.ts";
import { postgresDatabase } from "./postgres/postgres.ts";
import { sqliteDialect } from "./sqlite/sqlite-dialect.ts";
import { openOwnSqlite, vacuumInThread } from "./sqlite/sqlite-file.ts";
import type { Tables } from "./tables.ts";
import unreached from "./unreached.json" with { type: "json" };

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

/** The same. @throws SettingsError if it cannot; its cause, the database's error, tells whether that may pass */
export async function reachDatabase(settings: DatabaseSettings): Promise<Database> {
	try {
		return await openDatabase(settings);
	} catch (error) {
		if (error instanceof SettingsError) throw error;
		throw new SettingsError([`  ${faultOf(error, settings)} (${errorCode(error)}).`], { cause: error });
	}
}

function faultOf(error: unknown, { DATABASE_URL, DATA_DIR }: DatabaseSettings): string {
	if (isDamaged(error))
		return `DATA_DIR: el archivo de la base en «${DATA_DIR}» está dañado; con el servicio apagado, restaura la última copia: npm run contacts -- restore ARCHIVO --replace`;
	if (DATABASE_URL) return `DATABASE_URL: ${unreached[connectionFault(error)]}`;
	return `DATA_DIR: no se puede escribir en «${DATA_DIR}»; revisa que sea una carpeta con permiso de escritura`;
}
