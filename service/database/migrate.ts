import { type Kysely, sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from "kysely/migration";
import { SettingsError } from "../settings/settings-error.ts";
import type { Database } from "./database.ts";
import * as requestsAndMails from "./migrations/0001-requests-and-mails.ts";
import * as staffsDesk from "./migrations/0002-staffs-desk.ts";
import * as staffMailBatches from "./migrations/0003-staff-mail-batches.ts";
import * as receipts from "./migrations/0004-receipts.ts";
import * as standardNames from "./migrations/0005-standard-names.ts";
import * as purpose from "./migrations/0006-purpose.ts";
import * as requestActions from "./migrations/0007-request-actions.ts";
import * as signIn from "./migrations/0008-sign-in.ts";
import * as telephone from "./migrations/0009-telephone.ts";
import * as language from "./migrations/0010-language.ts";
import type { Tables } from "./tables.ts";

/** In the order they are applied; a store of any age is brought to the newest. */
export const MIGRATIONS: Record<string, Migration> = {
	"0001-requests-and-mails": requestsAndMails,
	"0002-staffs-desk": staffsDesk,
	"0003-staff-mail-batches": staffMailBatches,
	"0004-receipts": receipts,
	"0005-standard-names": standardNames,
	"0006-purpose": purpose,
	"0007-request-actions": requestActions,
	"0008-sign-in": signIn,
	"0009-telephone": telephone,
	"0010-language": language,
};

/** The tables are of a newer program, and this one would spoil its data. */
export class NewerSchema extends SettingsError {
	readonly code = "SCHEMA_NEWER";

	/** @param newer migrations this program does not know */
	constructor(newer: readonly string[]) {
		const ours = Object.keys(MIGRATIONS).at(-1);
		super([
			`  El almacén es de una versión más nueva del programa: sus tablas llegan a «${newer.at(-1)}» y esta versión solo conoce hasta «${ours}».`,
			"  Vuelve a poner la versión más nueva. Para quedarte con esta, restaura la copia que hiciste antes de actualizar: contacts restore ARCHIVO --replace (con PostgreSQL, en una base vacía). Lo que entró después de esa copia no está en ella.",
		]);
	}
}

/** Brings the tables up to date, all or nothing. @throws NewerSchema if they are of a newer program */
export async function migrate(db: Kysely<Tables>): Promise<void> {
	const newer = await unknownMigrations(db);
	if (newer.length > 0) throw new NewerSchema(newer);
	const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
	const { error } = await migrator.migrateToLatest();
	if (error) throw error;
}

/** Migrations that were applied and are not among ours, oldest first. */
async function unknownMigrations(db: Kysely<Tables>): Promise<string[]> {
	const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
	if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
	const applied = sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`;
	const { rows } = await applied.execute(db);
	return rows.map(({ name }) => name).filter((name) => !(name in MIGRATIONS));
}

/** Brings a database's tables up to date; closes it if that fails. */
export async function upToDate(database: Database): Promise<Database> {
	try {
		await migrate(database.db);
	} catch (error) {
		await database.db.destroy();
		throw error;
	}
	return database;
}
