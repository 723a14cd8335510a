import { sql, type Transaction } from "kysely";
import type { DatabaseKind } from "./database.ts";
import type { Tables } from "./tables.ts";

/** What transactions take turns about, in the order in which one that needs several asks for them. */
const TURNS = { networks: 1, requests: 2, receipts: 3 } as const;

/**
 * PostgreSQL runs transactions side by side: those about the same names take turns until they end, in one order, so
 * that none waits for another in a circle. SQLite has one writer anyway.
 */
export async function takeTurns(
	transaction: Transaction<Tables>,
	kind: DatabaseKind,
	about: keyof typeof TURNS,
	names: readonly string[],
): Promise<void> {
	if (kind !== "postgres" || names.length === 0) return;
	await sql`select pg_advisory_xact_lock(${TURNS[about]}::int, turn) from (
		select distinct hashtext(name) as turn from json_array_elements_text(${JSON.stringify(names)}::json) as name
		order by turn
	) as turns`.execute(transaction);
}
