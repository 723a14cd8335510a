/** Opens the one database behind the service: SQLite in a folder, or PostgreSQL by address. */
import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, PostgresDialect, type SqliteDatabase, SqliteDialect } from "kysely";
import { Migrator } from "kysely/migration";
import { Pool } from "pg";
import * as requestsAndMails from "./migrations/0001-requests-and-mails.ts";
import type { Tables } from "./tables.ts";

export type DatabaseKind = "sqlite" | "postgres";

export interface Database {
	kind: DatabaseKind;
	db: Kysely<Tables>;
}

export interface DatabaseSettings {
	DATA_DIR: string;
	DATABASE_URL?: string | undefined;
}

/** Opens the database and brings its tables up to date. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
	const database: Database = settings.DATABASE_URL ? postgres(settings.DATABASE_URL) : sqlite(settings.DATA_DIR);
	await migrate(database.db);
	return database;
}

function sqlite(folder: string): Database {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	const path = join(folder, "requests.db");
	// The driver waits without letting anything else run, so it does not wait long.
	const file = new DatabaseSync(path, { timeout: 500 });
	// Personal data: for the service's account only, also in a folder that others may enter.
	chmodSync(path, 0o600);
	// WAL lets the staff's commands read while the service writes; FULL makes a commit wait for the disk, because
	// a 200 promises that the request survives a power cut.
	file.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;");
	return { kind: "sqlite", db: new Kysely<Tables>({ dialect: new SqliteDialect({ database: adapt(file) }) }) };
}

/**
 * node:sqlite as Kysely's dialect expects it. Reading goes through `all()`: `get()` on `INSERT … RETURNING` was
 * seen to report rows that a full disk had lost.
 */
function adapt(file: DatabaseSync): SqliteDatabase {
	return {
		close: () => file.close(),
		prepare: (sql) => {
			const statement = file.prepare(sql);
			return {
				reader: statement.columns().length > 0,
				all: (values) => statement.all(...(values as string[])),
				run: (values) => statement.run(...(values as string[])),
				iterate: (values) => statement.iterate(...(values as string[])),
			};
		},
	};
}

function postgres(url: string): Database {
	const pool = new Pool({
		connectionString: url,
		max: 10,
		connectionTimeoutMillis: 5000,
		// A server that falls silent must become an error: a visitor waits for the answer.
		query_timeout: 10_000,
		keepAlive: true,
	});
	// A server that goes away breaks connections, idle and busy ones; the pool replaces them, so that is no reason to end.
	pool.on("error", () => {});
	pool.on("connect", (client) => client.on("error", () => {}));
	return { kind: "postgres", db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) };
}

async function migrate(db: Kysely<Tables>): Promise<void> {
	const migrator = new Migrator({
		db,
		provider: { getMigrations: async () => ({ "0001-requests-and-mails": requestsAndMails }) },
	});
	const { error } = await migrator.migrateToLatest();
	if (error) throw error;
}
