import { sql, type Transaction } from "kysely";
import type { DatabaseKind } from "../database.ts";
import type { Tables } from "../tables.ts";

/** Advisory locks, in the order in which a transaction that needs several takes them. */
const LOCKS = { networks: 1, requests: 2, receipts: 3, codes: 4, "staff mails": 5 } as const;

/**
 * Takes PostgreSQL advisory locks until the transaction ends, always in the same order, so that transactions cannot
 * deadlock. SQLite has a single writer anyway.
 */
export async function advisoryLocks(
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
