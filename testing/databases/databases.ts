/** Both databases, fresh and migrated, for tests that must hold on either. */
import { randomUUID } from "node:crypto";
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { Client } from "pg";
import { inject, onTestFinished } from "vitest";
import type { Database, DatabaseKind, DatabaseSettings } from "../../service/database/database.ts";
import { connect, DATABASE_FILE, openDatabase } from "../../service/database/open-database.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { CLEANER, newDatabase } from "./postgres.ts";

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
const reusable: Client[] = [];

async function freshPostgres(): Promise<string> {
	const client = reusable.pop() ?? (await connectedToNew());
	onTestFinished(async () => {
		await client.query(DELETE_ALL_ROWS);
		reusable.push(client);
	});
	return new URL(`/${client.database}`, inject("postgresUrl")).href;
}

/** Stays connected, which takes more than emptying; as another user, or commands would take it for a service at work. */
async function connectedToNew(): Promise<Client> {
	const url = new URL(await newDatabase(inject("postgresUrl"), newName(), inject("migratedPostgres")));
	url.username = CLEANER;
	const client = new Client(url.href);
	// The server may end before this process.
	client.on("error", () => {});
	await client.connect();
	// In whatever order, without regard to what refers to what.
	await client.query("SET session_replication_role = replica; SET lock_timeout = '10s'");
	return client;
}

/** Empties every table but those that say which migrations were applied. */
const DELETE_ALL_ROWS = `DO $$
	DECLARE name text;
	BEGIN
		FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE 'kysely%' LOOP
			EXECUTE format('DELETE FROM %I', name);
		END LOOP;
	END $$`;

/** An open, migrated, empty database; closed when the test ends. */
export async function freshDatabase(kind: DatabaseKind) {
	// It was migrated before it was copied.
	return await untilTheEnd(connect(await freshDatabaseSettings(kind)));
}

/** The database behind these settings, open and migrated; closed when the test ends. */
export const startedDatabase = async (settings: DatabaseSettings) => await untilTheEnd(await openDatabase(settings));

async function untilTheEnd(database: Database): Promise<Database> {
	onTestFinished(() => database.db.destroy());
	await disableDiskSync(database);
	return database;
}

/** Lets an open SQLite lose in a power cut what no test asks for after one, as the PostgreSQL of all tests does. */
export async function disableDiskSync({ kind, db }: Database): Promise<void> {
	if (kind === "sqlite") await sql`PRAGMA synchronous = OFF`.execute(db);
}
