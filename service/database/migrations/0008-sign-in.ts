import type { Kysely } from "kysely";

/** Who may use the desk from which device: sign-ins that wait for their code, and devices that are remembered. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("sign_ins")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("member", "text", (column) => column.notNull())
		.addColumn("code", "text", (column) => column.notNull())
		.addColumn("tries", "integer", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("expires_at", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("sign_ins_by_member").on("sign_ins").columns(["member", "created_at"]).execute();
	await db.schema
		.createTable("sign_in_hits")
		.addColumn("subject", "text", (column) => column.notNull())
		.addColumn("at", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("sign_in_hits_by_subject").on("sign_in_hits").columns(["subject", "at"]).execute();
	await db.schema
		.createTable("desk_sessions")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("member", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("expires_at", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("desk_sessions_by_member").on("desk_sessions").column("member").execute();
}
