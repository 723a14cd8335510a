import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Database } from "./database.ts";
import * as requestsAndMails from "./migrations/0001-requests-and-mails.ts";
import * as staffsDesk from "./migrations/0002-staffs-desk.ts";
import * as staffMailBatches from "./migrations/0003-staff-mail-batches.ts";
import * as receipts from "./migrations/0004-receipts.ts";
import type { Tables } from "./tables.ts";

/** In the order they are applied; a store of any age is brought to the newest. */
export const MIGRATIONS: Record<string, Migration> = {
	"0001-requests-and-mails": requestsAndMails,
	"0002-staffs-desk": staffsDesk,
	"0003-staff-mail-batches": staffMailBatches,
	"0004-receipts": receipts,
};

/** Brings the tables up to date, all or nothing. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
	const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
	const { error } = await migrator.migrateToLatest();
	if (error) throw error;
}

/** Brings a database's tables up to date; closes it where that fails. */
export async function upToDate(database: Database): Promise<Database> {
	try {
		await migrate(database.db);
	} catch (error) {
		await database.db.destroy();
		throw error;
	}
	return database;
}
