import { type Kysely, sql } from "kysely";

/** Receipts are counted by mailbox and by hour. Only rows with a receipt are in the indexes, so others pay nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("requests").addColumn("mailbox", "text").execute();
	// Most addresses are written as their mailbox is, and then both hashes are the same.
	await sql`update requests set mailbox = person`.execute(db);
	await db.schema.dropIndex("requests_by_person").execute();
	await db.schema.createIndex("requests_by_person").on("requests").column("person").execute();
	for (const [name, columns] of [
		["receipts_by_mailbox", ["mailbox", "receipt_at"]],
		["receipts_by_time", ["receipt_at"]],
	] as const) {
		await db.schema
			.createIndex(name)
			.on("requests")
			.columns([...columns])
			.where(sql.ref("receipt_at"), "is not", null)
			.execute();
	}
}
