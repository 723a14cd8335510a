/** Both databases, fresh and migrated, for tests that must hold on either. */
import { randomUUID } from "node:crypto";
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { inject, onTestFinished } from "vitest";
import type { Database, DatabaseKind, DatabaseSettings } from "../service/database/database.ts";
import { DATABASE_FILE, openDatabase } from "../service/database/open-database.ts";
import { newDatabase, runStatement } from "./postgres.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export const DATABASE_KINDS: readonly DatabaseKind[] = ["sqlite", "postgres"];

/** A name that no other test takes. */
const newName = () => `test_${randomUUID().replaceAll("-", "")}`;

/** Settings of a database of its own without a table. */
export async function emptyDatabaseSettings(kind: DatabaseKind): Promise<DatabaseSettings> {
	const folder = temporaryFolder();
	if (kind === "sqlite") return { DATA_DIR: folder };
	return { DATA_DIR: folder, DATABASE_URL: await newDatabase(inject("postgresUrl"), newName()) };
}

/** Settings of a migrated, empty database of its own. A test that changes the tables themselves puts them back. */
export async function freshDatabaseSettings(kind: DatabaseKind): Promise<DatabaseSettings> {
	const folder = temporaryFolder();
	if (kind === "sqlite") {
		copyFileSync(join(inject("migratedSqlite"), DATABASE_FILE), join(folder, DATABASE_FILE));
		return { DATA_DIR: folder };
	}
	return { DATA_DIR: folder, DATABASE_URL: await freshPostgres() };
}

/** PostgreSQL databases that tests of this process are done with: emptying one takes a tenth of making another. */
const reusable: string[] = [];

async function freshPostgres(): Promise<string> {
	const url = reusable.pop() ?? (await newDatabase(inject("postgresUrl"), newName(), inject("migratedPostgres")));
	onTestFinished(async () => {
		await deleteAllRows(url);
		reusable.push(url);
	});
	return url;
}

/** Empties every table but those that say which migrations were applied. */
async function deleteAllRows(url: string): Promise<void> {
	// In whatever order, without regard to what refers to what.
	await runStatement(
		url,
		`SET session_replication_role = replica; SET lock_timeout = '10s'; DO $$
			DECLARE name text;
			BEGIN
				FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE 'kysely%' LOOP
					EXECUTE format('DELETE FROM %I', name);
				END LOOP;
			END $$`,
	);
}

/** An open, migrated, empty database; closed when the test ends. */
export async function freshDatabase(kind: DatabaseKind) {
	return await startedDatabase(await freshDatabaseSettings(kind));
}

/** The database behind these settings, open and migrated; closed when the test ends. */
export async function startedDatabase(settings: DatabaseSettings) {
	const database = await openDatabase(settings);
	onTestFinished(() => database.db.destroy());
	await disableDiskSync(database);
	return database;
}

/** Lets an open SQLite lose in a power cut what no test asks for after one, as the PostgreSQL of all tests does. */
export async function disableDiskSync({ kind, db }: Database): Promise<void> {
	if (kind === "sqlite") await sql`PRAGMA synchronous = OFF`.execute(db);
}
