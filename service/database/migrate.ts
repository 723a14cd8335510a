import { SqliteAdapter, sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from "kysely/migration";
import { SettingsError } from "../settings/settings-error.ts";
import type { Database } from "./database.ts";
import migrations from "./migrations.json" with { type: "json" };
import type { Db } from "./tables.ts";

/** The last of ten migrations from before the first release, which are one now; stores and backups know it by this name. */
const FIRST = "0010-language";

/** The lines of `migrations.json` as migrations, in the order they are applied; a store of any release is brought to the newest. */
export const MIGRATIONS: Record<string, Migration> = Object.fromEntries(
	Object.entries<{ sql: string[]; sqlite?: string[] }>(migrations).map(([name, lines]) => [
		name,
		{
			up: async (db) => {
				const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
				const statements = [...lines.sql, ...((isSqlite && lines.sqlite) || [])].join("\n").split(/;$/m);
				for (const statement of statements.filter((one) => one.trim())) await sql.raw(statement).execute(db);
			},
		},
	]),
);

/** Brings tables up to date, all or nothing. @throws SettingsError if a newer program made them, or they are too old */
export async function migrate(db: Db, migrations = MIGRATIONS): Promise<void> {
	const applied = await appliedMigrations(db);
	const newer = applied.filter((name) => name > FIRST && !(name in migrations));
	if (newer.length > 0) throw tooNew(newer);
	const joined = applied.filter((name) => name < FIRST);
	if (joined.length > 0 && !applied.includes(FIRST)) throw tooOld();
	if (Object.keys(migrations).every((name) => applied.includes(name))) return;
	// Kysely wants to know every one that was applied.
	const known = { ...Object.fromEntries(joined.map((name) => [name, { up: async () => {} }])), ...migrations };
	const migrator = new Migrator({ db, provider: { getMigrations: async () => known } });
	const { error } = await migrator.migrateToLatest();
	if (error) throw error;
}

async function appliedMigrations(db: Db): Promise<string[]> {
	const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
	if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
	const applied = sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`;
	return (await applied.execute(db)).rows.map(({ name }) => name);
}

/** This program would spoil the data of a newer one. @param newer migrations it does not know */
const tooNew = (newer: readonly string[]) =>
	new SettingsError([
		`  El almacén es de una versión más nueva del programa: sus tablas llegan a «${newer.at(-1)}» y esta versión solo conoce hasta «${Object.keys(MIGRATIONS).at(-1)}».`,
		"  Vuelve a poner la versión más nueva. Para quedarte con esta, restaura la copia que hiciste antes de actualizar: contacts restore ARCHIVO --replace (con PostgreSQL, en una base vacía). Lo que entró después de esa copia no está en ella.",
	]);

const tooOld = () =>
	new SettingsError([
		"  El almacén es de una versión anterior al 25 de noviembre de 2026, que esta no sabe poner al día. No se ha tocado nada.",
		"  Enciende una hora la versión de ese día, que sí sabe, y pon después esta.",
	]);

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
