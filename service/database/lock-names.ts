import { sql, type Transaction } from "kysely";
import type { DatabaseKind } from "./database.ts";
import type { Tables } from "./tables.ts";

/** What is locked by name, in the order in which a transaction that needs several locks them. */
const LOCKS = { networks: 1, requests: 2, receipts: 3 } as const;

/**
 * PostgreSQL runs transactions side by side: the names are locked until the transaction ends, in one order, so
 * that none waits for another in a circle. SQLite has one writer anyway.
 */
export async function lockNames(
	transaction: Transaction<Tables>,
	kind: DatabaseKind,
	about: keyof typeof LOCKS,
	names: readonly string[],
): Promise<void> {
	if (kind !== "postgres" || names.length === 0) return;
	await sql`select pg_advisory_xact_lock(${LOCKS[about]}::int, turn) from (
		select distinct hashtext(name) as turn from json_array_elements_text(${JSON.stringify(names)}::json) as name
		order by turn
	) as turns`.execute(transaction);
}
