import type { Kysely } from "kysely";
import { runSql } from "../run-sql.ts";

/**
 * Staff's mails are claimed apart from receipts, and those above the limit are joined in a batch: each lane and each
 * count has an index of its own, so that a backlog of receipts costs staff's mails nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runSql(
		db,
		"alter table mails add column batch_id text",
		"drop index mails_due",
		"drop index mails_owed",
		"create index mails_due_staff on mails (due_at) where state = 'pending' and kind <> 'receipt'",
		"create index mails_due_receipts on mails (due_at) where state = 'pending' and kind = 'receipt'",
		"create index mails_owed_staff on mails (created_at) where state = 'pending' and kind <> 'receipt'",
		"create index mails_owed_receipts on mails (created_at) where state = 'pending' and kind = 'receipt'",
		"create index mails_sent_staff on mails (settled_at) where state = 'sent' and kind = 'staff'",
		"create index mails_by_batch on mails (batch_id) where batch_id is not null",
	);
}
