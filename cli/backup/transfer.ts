/** Copies a store's rows into another database as they are: encrypted columns stay encrypted. */
import type { Kysely } from "kysely";
import type { Tables } from "../../service/database/tables.ts";
import {
	anyTables,
	BACKED_UP_TABLES,
	batches,
	type Row,
	rowTally,
	rowText,
	SKIPPED_TABLES,
	type Tallies,
} from "./rows.ts";

/**
 * Replaces all rows of the target, a transaction, by the source's, and reads each one back.
 * @throws an error with the code `ROWS_DIFFER` if a row reads back otherwise than it was written
 */
export async function transferRows(source: Kysely<Tables>, target: Kysely<Tables>): Promise<Tallies> {
	await empty(target);
	const done: Partial<Tallies> = {};
	for (const from of BACKED_UP_TABLES) {
		const tally = rowTally();
		for await (const rows of batches(source, from)) {
			await anyTables(target).insertInto(from.table).values(rows).execute();
			await compare(target, from, rows);
			for (const row of rows) tally.add(row);
		}
		done[from.table] = tally.result();
		await compareCount(target, from.table, tally.result().rows);
	}
	return done as Tallies;
}

async function empty(target: Kysely<Tables>): Promise<void> {
	for (const { table } of [...BACKED_UP_TABLES].reverse()) await target.deleteFrom(table).execute();
	for (const table of SKIPPED_TABLES) await target.deleteFrom(table).execute();
}

async function compare(
	target: Kysely<Tables>,
	{ table, key }: (typeof BACKED_UP_TABLES)[number],
	rows: readonly Row[],
) {
	const keys = rows.map((row) => row[key] as string);
	const found = await anyTables(target).selectFrom(table).selectAll().where(key, "in", keys).execute();
	const byKey = new Map(found.map((row) => [row[key], rowText(row)]));
	for (const row of rows) if (byKey.get(row[key] as string) !== rowText(row)) throw unlike(table);
}

async function compareCount(target: Kysely<Tables>, table: string, expected: number): Promise<void> {
	const { count } = await anyTables(target)
		.selectFrom(table)
		.select((row) => row.fn.countAll().as("count"))
		.executeTakeFirstOrThrow();
	if (Number(count) !== expected) throw unlike(table);
}

function unlike(table: string): Error {
	return Object.assign(new Error(`Rows of ${table} read back otherwise than written`), { code: "ROWS_DIFFER" });
}
