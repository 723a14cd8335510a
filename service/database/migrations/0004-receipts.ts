import type { Kysely } from "kysely";
import { runSql } from "../run-sql.ts";

/** Receipts are counted by mailbox and by hour. Only rows with a receipt are in the indexes, so others pay nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runSql(
		db,
		"alter table requests add column mailbox text",
		// Most addresses are written as their mailbox is, and then both hashes are the same.
		"update requests set mailbox = person",
		"drop index requests_by_person",
		"create index requests_by_person on requests (person)",
		"create index receipts_by_mailbox on requests (mailbox, receipt_at) where receipt_at is not null",
		"create index receipts_by_time on requests (receipt_at) where receipt_at is not null",
	);
}
