/** The tables of a backup: read in batches of rows, counted and checksummed; and its manifest, which says so. */
import { hash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../service/database/database.ts";
import { MIGRATIONS } from "../../service/database/migrate.ts";
import type { Db, Tables } from "../../service/database/tables.ts";

/** What a backup or a move copies, in order, with primary keys; without `secrets` a person's requests cannot be found. */
export const BACKED_UP_TABLES = [
	{ table: "secrets", key: "name" },
	{ table: "requests", key: "id" },
	{ table: "mails", key: "id" },
	{ table: "notes", key: "id" },
	{ table: "actions", key: "id" },
	{ table: "revisions", key: "name" },
	{ table: "scheduled_jobs", key: "name" },
	{ table: "erasures", key: "id" },
] as const satisfies readonly { table: keyof Tables; key: string }[];

type BackedUpTable = (typeof BACKED_UP_TABLES)[number]["table"];

/** Not copied: what lasts minutes, and who is signed in: no backup may let a device in again that was signed out. */
export const SKIPPED_TABLES = [
	"rate_limit_hits",
	"refusals",
	"write_checks",
	"sign_ins",
	"sign_in_hits",
	"desk_sessions",
	"calendar_feeds",
] as const satisfies readonly (keyof Tables)[];

export type Row = Record<string, string | number | null>;

/** The same database with tables by any name, and rows of any columns: columns of later migrations are copied as well. */
const anyTables = (db: Db) => db as unknown as Kysely<Record<string, Row>>;

// A request may be 16 kB.
const AT_ONCE = 200;
const NAMES = BACKED_UP_TABLES.map(({ table }) => table);

/** Row count of a table and a checksum of its rows that does not depend on their order. */
interface Tally {
	rows: number;
	checksum: string;
}

export type Tallies = Record<BackedUpTable, Tally>;

export function rowsOf({ requests, mails, notes }: Tallies) {
	return { requests: requests.rows, mails: mails.rows, notes: notes.rows };
}

/** Runs `work` in a read transaction that sees the store as of one moment, while others go on writing. */
export async function snapshot<Result>({ db, kind }: Database, work: (db: Db) => Promise<Result>) {
	return await db.connection().execute(async (connection) => {
		await (kind === "postgres" ? sql`begin isolation level repeatable read read only` : sql`begin`).execute(connection);
		try {
			return await work(connection);
		} finally {
			await sql`rollback`.execute(connection).catch(() => {});
		}
	});
}

/** Yields all rows of a table in batches, in the order of its key. */
async function* batches(db: Db, { table, key }: { table: string; key: string }) {
	for (let after: Row[string] | undefined; ; ) {
		const rows = await anyTables(db)
			.selectFrom(table)
			.selectAll()
			.$if(after !== undefined, (query) => query.where(key, ">", after as string))
			.orderBy(key)
			.limit(AT_ONCE)
			.execute();
		if (rows.length > 0) yield rows;
		if (rows.length < AT_ONCE) return;
		after = rows.at(-1)?.[key];
	}
}

/** A row as canonical JSON (keys sorted): the same text for the same row in either database. */
function rowText(row: Row): string {
	const columns = Object.keys(row);
	const names = columns.join();
	const sorted = sortedColumns.get(names) ?? columns.sort();
	sortedColumns.set(names, sorted);
	return JSON.stringify(sorted.map((column) => [column, row[column]]));
}

/** Sorting them for each row takes as long as everything else. */
const sortedColumns = new Map<string, string[]>();

/** Counts and checksums tables. @param tables an older backup may have fewer @param each is given their rows */
export async function tallies(
	db: Db,
	tables: readonly string[] = NAMES,
	each?: (table: string, rows: Row[]) => Promise<void>,
): Promise<Tallies> {
	const found: Record<string, Tally> = {};
	for (const source of BACKED_UP_TABLES.filter(({ table }) => tables.includes(table))) {
		let [count, sum] = [0, 0n];
		for await (const rows of batches(db, source)) {
			await each?.(source.table, rows);
			for (const row of rows) sum = BigInt.asUintN(256, sum + BigInt(`0x${hash("sha256", rowText(row))}`));
			count += rows.length;
		}
		found[source.table] = { rows: count, checksum: sum.toString(16).padStart(64, "0") };
	}
	return found as Tallies;
}

/** Replaces the target's rows in its transaction. @throws with the code `ROWS_DIFFER` if they read back otherwise than written */
export async function transferRows(source: Db, target: Db): Promise<Tallies> {
	for (const { table } of [...BACKED_UP_TABLES].reverse()) await target.deleteFrom(table).execute();
	for (const table of SKIPPED_TABLES) await target.deleteFrom(table).execute();
	const written = await tallies(source, undefined, async (table, rows) => {
		await anyTables(target).insertInto(table).values(rows).execute();
	});
	if (isDeepStrictEqual(await tallies(target), written)) return written;
	throw Object.assign(new Error("Rows read back otherwise than written"), { code: "ROWS_DIFFER" });
}

/** Whether a store has no requests, mails or other records; its own keys and run times of jobs do not count. */
export async function isEmptyStore(db: Db): Promise<boolean> {
	for (const table of ["requests", "mails", "notes", "erasures"]) {
		const rows = await anyTables(db).selectFrom(table).selectAll().limit(1).execute();
		if (rows.length > 0) return false;
	}
	return true;
}

const FORMAT = 1;

/** When a backup was made, its schema version, and row count and checksum of each table. */
export interface Manifest {
	format: number;
	madeAt: string;
	schema: string;
	tables: Tallies;
}

/** Writes the manifest into the copy, as a table of its own. */
export async function writeManifest(db: Db, madeAt: Date, tables: Tallies): Promise<Manifest> {
	const schema = Object.keys(MIGRATIONS).sort().at(-1) as string;
	const manifest: Manifest = { format: FORMAT, madeAt: madeAt.toISOString(), schema, tables };
	await sql`create table if not exists carried_over (manifest text not null)`.execute(db);
	await sql`delete from carried_over`.execute(db);
	await sql`insert into carried_over (manifest) values (${JSON.stringify(manifest)})`.execute(db);
	return manifest;
}

export async function readManifest(db: Db): Promise<Manifest | undefined> {
	const tables = await db.introspection.getTables();
	if (!tables.some(({ name }) => name === "carried_over")) return undefined;
	const { rows } = await sql<{ manifest: string }>`select manifest from carried_over`.execute(db);
	return rows[0] && (JSON.parse(rows[0].manifest) as Manifest);
}

/** Whether this version of the program can read a backup with this manifest. */
export const isReadable = ({ format, schema }: Manifest): boolean => format === FORMAT && schema in MIGRATIONS;
