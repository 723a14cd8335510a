/** Both databases, fresh and migrated, for tests that must hold on either. */
import { randomUUID } from "node:crypto";
import { inject, onTestFinished } from "vitest";
import type { DatabaseKind, DatabaseSettings } from "../service/database/database.ts";
import { openDatabase } from "../service/database/open-database.ts";
import { emptyDatabase } from "./postgres.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export const DATABASE_KINDS: readonly DatabaseKind[] = ["sqlite", "postgres"];

/** Settings of an empty database of its own. */
export async function freshDatabaseSettings(kind: DatabaseKind): Promise<DatabaseSettings> {
	const folder = temporaryFolder();
	if (kind === "sqlite") return { DATA_DIR: folder };
	const url = await emptyDatabase(inject("postgresUrl"), `test_${randomUUID().replaceAll("-", "")}`);
	return { DATA_DIR: folder, DATABASE_URL: url };
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
