/** A backup's manifest: when it was made, its schema version, and row count and checksum of each table. */
import { type Kysely, sql } from "kysely";
import { MIGRATIONS } from "../../service/database/migrate.ts";
import type { Tables } from "../../service/database/tables.ts";
import type { Tallies } from "./rows.ts";

const FORMAT = 1;

export interface Manifest {
	format: number;
	madeAt: string;
	schema: string;
	tables: Tallies;
}

/** Writes the manifest into the copy, as a table of its own. */
export async function writeManifest(db: Kysely<Tables>, madeAt: Date, tables: Tallies): Promise<Manifest> {
	const schema = Object.keys(MIGRATIONS).sort().at(-1) as string;
	const manifest: Manifest = { format: FORMAT, madeAt: madeAt.toISOString(), schema, tables };
	await sql`create table if not exists carried_over (manifest text not null)`.execute(db);
	await sql`delete from carried_over`.execute(db);
	await sql`insert into carried_over (manifest) values (${JSON.stringify(manifest)})`.execute(db);
	return manifest;
}

/** Reads the manifest; undefined if the database has none. */
export async function readManifest(db: Kysely<Tables>, kind: "sqlite" | "postgres"): Promise<Manifest | undefined> {
	const known =
		kind === "postgres"
			? sql`select 1 where to_regclass('carried_over') is not null`
			: sql`select 1 from sqlite_schema where type = 'table' and name = 'carried_over'`;
	if ((await known.execute(db)).rows.length === 0) return undefined;
	const { rows } = await sql<{ manifest: string }>`select manifest from carried_over`.execute(db);
	return rows[0] && (JSON.parse(rows[0].manifest) as Manifest);
}

/** Whether this version of the program can read a backup with this manifest. */
export function isReadable({ format, schema }: Manifest): boolean {
	return format === FORMAT && schema in MIGRATIONS;
}
