import { type Kysely, sql } from "kysely";

/**
 * What staff do with a request, what the service watches for them, and counts and marks that several processes share.
 * Mails are laid anew: some belong to no request, and a Message-ID follows from its mail's id.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const column of ["answered_at", "quarantined_at", "suspicion", "released_at", "receipt_at", "watch_at"]) {
		await db.schema.alterTable("requests").addColumn(column, "text").execute();
	}
	await sql`update requests set watch_at = received_at, receipt_at = (
		select max(created_at) from mails where mails.request_id = requests.id and mails.kind = 'receipt')`.execute(db);
	await db.schema.dropIndex("requests_by_person").execute();
	await db.schema.createIndex("requests_by_person").on("requests").columns(["person", "receipt_at"]).execute();
	await db.schema
		.createIndex("requests_to_watch")
		.on("requests")
		.column("watch_at")
		.where(sql.ref("watch_at"), "is not", null)
		.execute();
	await db.schema
		.createIndex("requests_unanswered")
		.on("requests")
		.columns(["received_at", "quarantined_at", "released_at"])
		.where(sql.ref("answered_at"), "is", null)
		.execute();
	await layMailsAnew(db);
	await db.schema
		.createTable("notes")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("request_id", "text", (column) => column.notNull().references("requests.id").onDelete("cascade"))
		.addColumn("text", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("notes_by_request").on("notes").column("request_id").execute();
	await db.schema
		.createTable("hits")
		.addColumn("subject", "text", (column) => column.notNull())
		.addColumn("at", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("hits_by_subject").on("hits").columns(["subject", "at"]).execute();
	await db.schema.createIndex("hits_by_time").on("hits").column("at").execute();
	await db.schema
		.createTable("duties")
		.addColumn("name", "text", (column) => column.primaryKey())
		.addColumn("done_at", "text", (column) => column.notNull())
		.execute();
	await db.schema
		.createTable("erasures")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("erased_at", "text", (column) => column.notNull())
		.addColumn("requests", "integer", (column) => column.notNull())
		.addColumn("mails", "integer", (column) => column.notNull())
		.addColumn("files", "integer", (column) => column.notNull())
		.execute();
	await db.schema
		.createTable("write_checks")
		.addColumn("name", "text", (column) => column.primaryKey())
		.addColumn("checked_at", "text", (column) => column.notNull())
		.execute();
	await sql`delete from secrets where name = 'write-check'`.execute(db);
}

async function layMailsAnew(db: Kysely<unknown>): Promise<void> {
	await db.schema.dropIndex("mails_due").execute();
	await db.schema.dropIndex("mails_by_request").execute();
	await db.schema.alterTable("mails").renameTo("mails_before").execute();
	await db.schema
		.createTable("mails")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("request_id", "text", (column) => column.references("requests.id").onDelete("cascade"))
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("content", "text")
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("message_id", "text", (column) => column.notNull())
		.addColumn("attempts", "integer", (column) => column.notNull())
		.addColumn("due_at", "text", (column) => column.notNull())
		.addColumn("leased_until", "text")
		.addColumn("taken_by", "text")
		.addColumn("last_error", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("settled_at", "text")
		.execute();
	const kept = sql.raw(
		"id, request_id, kind, state, message_id, attempts, due_at, leased_until, last_error, created_at, settled_at",
	);
	await sql`insert into mails (${kept}) select ${kept} from mails_before`.execute(db);
	await db.schema.dropTable("mails_before").execute();
	await mailIndex(db, "mails_due", "due_at", "pending");
	await mailIndex(db, "mails_owed", "created_at", "pending");
	await mailIndex(db, "mails_failed", "settled_at", "failed");
	await db.schema.createIndex("mails_by_request").on("mails").column("request_id").execute();
}

async function mailIndex(db: Kysely<unknown>, name: string, column: string, state: string): Promise<void> {
	await db.schema.createIndex(name).on("mails").column(column).where(sql.ref("state"), "=", sql.lit(state)).execute();
}
