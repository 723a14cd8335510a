/** Reads tables row by row, and sums them up. */
import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../service/database/database.ts";
import type { Tables } from "../../service/database/tables.ts";
import { anyTables, CARRIED, type CarriedTable, FORMER_TABLES, type Row } from "./backed-up-tables.ts";

// A request may be 16 kB.
const AT_ONCE = 200;
const NAMES = CARRIED.map(({ table }) => table);

/** What a table holds: how many rows, and a checksum of all of them that does not depend on their order. */
export interface Tally {
	rows: number;
	checksum: string;
}

export type Tallies = Record<CarriedTable, Tally>;

/** Lets a piece of work read the store as it stands at one moment, while others go on writing. */
export async function snapshot<Result>({ db, kind }: Database, work: (db: Kysely<Tables>) => Promise<Result>) {
	return await db.connection().execute(async (connection) => {
		await (kind === "postgres" ? sql`begin isolation level repeatable read read only` : sql`begin`).execute(connection);
		try {
			return await work(connection);
		} finally {
			await sql`rollback`.execute(connection).catch(() => {});
		}
	});
}

/** All rows of a table, some at a time. */
export async function* batches(
	db: Kysely<Tables>,
	{ table, key }: { table: string; key: string },
): AsyncGenerator<Row[]> {
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

/** Sums up rows as they pass. */
export function tallying() {
	let rows = 0;
	let sum = 0n;
	return {
		add(row: Row) {
			rows++;
			sum = BigInt.asUintN(256, sum + BigInt(`0x${createHash("sha256").update(written(row)).digest("hex")}`));
		},
		result: (): Tally => ({ rows, checksum: sum.toString(16).padStart(64, "0") }),
	};
}

/** A row as a text: the same for the same row in either database. */
export function written(row: Row): string {
	return JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Sums up everything a copy of this store would hold. @param tables those of an older copy may be fewer, or be called otherwise */
export async function tallies(db: Kysely<Tables>, tables: readonly string[] = NAMES): Promise<Tallies> {
	const found: Record<string, Tally> = {};
	for (const source of [...CARRIED, ...FORMER_TABLES].filter(({ table }) => tables.includes(table))) {
		const tally = tallying();
		for await (const rows of batches(db, source)) for (const row of rows) tally.add(row);
		found[source.table] = tally.result();
	}
	return found as Tallies;
}
