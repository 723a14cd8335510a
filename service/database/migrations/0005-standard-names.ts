import { type Kysely, sql } from "kysely";

/** Renames tables and columns to standard names; no row is rewritten but one, so it takes no time on a large store. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.dropIndex("requests_to_watch").execute();
	await db.schema.alterTable("requests").renameColumn("watch_at", "next_check_at").execute();
	await db.schema
		.createIndex("requests_to_check")
		.on("requests")
		.column("next_check_at")
		.where(sql.ref("next_check_at"), "is not", null)
		.execute();
	await db.schema.alterTable("duties").renameTo("scheduled_jobs").execute();
	await sql`update scheduled_jobs set name = 'reminders' where name = 'watch'`.execute(db);
	await db.schema.alterTable("mails").renameColumn("taken_by", "recipient_outcomes").execute();
	await db.schema.dropIndex("hits_by_subject").execute();
	await db.schema.dropIndex("hits_by_time").execute();
	await db.schema.alterTable("hits").renameTo("rate_limit_hits").execute();
	await db.schema.createIndex("rate_limit_hits_by_subject").on("rate_limit_hits").columns(["subject", "at"]).execute();
	await db.schema.createIndex("rate_limit_hits_by_time").on("rate_limit_hits").column("at").execute();
}
