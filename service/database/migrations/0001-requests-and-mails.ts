import type { Kysely } from "kysely";

/** Requests, the mails they owe, and the store's own random key for hashes. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("requests")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("reference", "text", (column) => column.notNull().unique())
		.addColumn("client_request_id", "text", (column) => column.unique())
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("person", "text", (column) => column.notNull())
		.addColumn("details", "text", (column) => column.notNull())
		.addColumn("notice_version", "text", (column) => column.notNull())
		.addColumn("received_at", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("requests_by_time").on("requests").columns(["received_at", "id"]).execute();
	await db.schema.createIndex("requests_by_person").on("requests").column("person").execute();
	await db.schema
		.createTable("mails")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("request_id", "text", (column) => column.notNull().references("requests.id").onDelete("cascade"))
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("message_id", "text", (column) => column.notNull().unique())
		.addColumn("attempts", "integer", (column) => column.notNull())
		.addColumn("due_at", "text", (column) => column.notNull())
		.addColumn("leased_until", "text")
		.addColumn("last_error", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("settled_at", "text")
		.execute();
	await db.schema.createIndex("mails_due").on("mails").columns(["state", "due_at"]).execute();
	await db.schema.createIndex("mails_by_request").on("mails").columns(["request_id", "kind"]).execute();
	await db.schema
		.createTable("secrets")
		.addColumn("name", "text", (column) => column.primaryKey())
		.addColumn("value", "text", (column) => column.notNull())
		.execute();
}
