/** Made once for a whole test run: a PostgreSQL, and a migrated database of either kind, of which each test takes a copy. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../../service/database/open-database.ts";
import { CLEANER, newDatabase, runStatement, startPostgres } from "./postgres.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** Address of the server. */
		postgresUrl: string;
		/** Name of the database on it that is copied. */
		migratedPostgres: string;
		/** Folder with the SQLite file that is copied. */
		migratedSqlite: string;
	}
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
	const server = await startPostgres({ survivesPowerCut: false });
	await runStatement(server.url, `CREATE ROLE ${CLEANER} SUPERUSER LOGIN`);
	const folder = mkdtempSync(join(tmpdir(), "ivf-do-migrated-"));
	const name = "migrated";
	for (const DATABASE_URL of [undefined, await newDatabase(server.url, name)]) {
		const { db } = await openDatabase({ DATA_DIR: folder, ...(DATABASE_URL && { DATABASE_URL }) });
		await db.destroy();
	}
	project.provide("postgresUrl", server.url);
	project.provide("migratedPostgres", name);
	project.provide("migratedSqlite", folder);
	return async () => {
		await server.stop();
		rmSync(folder, { recursive: true, force: true });
	};
}
