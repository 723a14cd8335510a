/** Both databases, fresh and migrated, for tests that must hold on either. */
import { randomUUID } from "node:crypto";
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";
import type { DatabaseKind, DatabaseSettings } from "../service/database/database.ts";
import { DATABASE_FILE, openDatabase } from "../service/database/open-database.ts";
import { copiedDatabase, deleteAllRows, emptyDatabase } from "./postgres.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export const DATABASE_KINDS: readonly DatabaseKind[] = ["sqlite", "postgres"];

/** A name that no other test takes. */
const newName = () => `test_${randomUUID().replaceAll("-", "")}`;

/** Settings of a database of its own without a table. */
export async function emptyDatabaseSettings(kind: DatabaseKind): Promise<DatabaseSettings> {
	const folder = temporaryFolder();
	if (kind === "sqlite") return { DATA_DIR: folder };
	return { DATA_DIR: folder, DATABASE_URL: await emptyDatabase(inject("postgresUrl"), newName()) };
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
	const url = reusable.pop() ?? (await copiedDatabase(inject("postgresUrl"), inject("migratedPostgres"), newName()));
	onTestFinished(async () => {
		await deleteAllRows(url);
		reusable.push(url);
	});
	return url;
}

/** An open, migrated, empty database; closed when the test ends. */
export async function freshDatabase(kind: DatabaseKind) {
	return await startedDatabase(await freshDatabaseSettings(kind));
}

/** The database behind these settings, open and migrated; closed when the test ends. */
export async function startedDatabase(settings: DatabaseSettings) {
	const database = await openDatabase(settings);
	onTestFinished(() => database.db.destroy());
	return database;
}
