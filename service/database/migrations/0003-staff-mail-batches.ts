import { type Kysely, type SqlBool, sql } from "kysely";

/**
 * Staff's mails are claimed apart from receipts, and those above the limit are joined in a batch: each lane and each
 * count has an index of its own, so that a backlog of receipts costs staff's mails nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("mails").addColumn("batch_id", "text").execute();
	await db.schema.dropIndex("mails_due").execute();
	await db.schema.dropIndex("mails_owed").execute();
	await index(db, "mails_due_staff", "due_at", sql`state = 'pending' and kind <> 'receipt'`);
	await index(db, "mails_due_receipts", "due_at", sql`state = 'pending' and kind = 'receipt'`);
	await index(db, "mails_owed_staff", "created_at", sql`state = 'pending' and kind <> 'receipt'`);
	await index(db, "mails_owed_receipts", "created_at", sql`state = 'pending' and kind = 'receipt'`);
	await index(db, "mails_sent_staff", "settled_at", sql`state = 'sent' and kind = 'staff'`);
	await index(db, "mails_by_batch", "batch_id", sql`batch_id is not null`);
}

async function index(db: Kysely<unknown>, name: string, column: string, which: ReturnType<typeof sql<SqlBool>>) {
	await db.schema.createIndex(name).on("mails").column(column).where(which).execute();
}
