import { type Kysely, sql } from "kysely";

/**
 * Who has a request, which unit it belongs to, what was done with it by whom, and a number that grows with each change.
 * What staff had done before enters the history, without a name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const column of ["unit", "taken_by", "taken_at", "spam_at"]) {
		await db.schema.alterTable("requests").addColumn(column, "text").execute();
	}
	await db.schema
		.alterTable("requests")
		.addColumn("version", "integer", (column) => column.notNull().defaultTo(0))
		.execute();
	await db.schema
		.createTable("actions")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("request_id", "text", (column) => column.notNull().references("requests.id").onDelete("cascade"))
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("actor", "text")
		.addColumn("detail", "text")
		.addColumn("note_id", "text")
		.addColumn("before", "text")
		.addColumn("client_action_id", "text", (column) => column.unique())
		.addColumn("version", "integer", (column) => column.notNull())
		.addColumn("acted_at", "text", (column) => column.notNull())
		.addColumn("undone_at", "text")
		.execute();
	await db.schema.createIndex("actions_by_request").on("actions").columns(["request_id", "version"]).execute();
	for (const past of [
		sql`select 'note-' || id, request_id, 'note', id, 0, created_at from notes`,
		sql`select 'answered-' || id, id, 'answered', null, 0, answered_at from requests where answered_at is not null`,
		sql`select 'release-' || id, id, 'release', null, 0, released_at from requests where released_at is not null`,
	]) {
		await sql`insert into actions (id, request_id, kind, note_id, version, acted_at) ${past}`.execute(db);
	}
	await db.schema
		.createTable("revisions")
		.addColumn("name", "text", (column) => column.primaryKey())
		.addColumn("number", "integer", (column) => column.notNull())
		.execute();
	await layIndexesAnew(db);
}

async function layIndexesAnew(db: Kysely<unknown>): Promise<void> {
	const isOpen = sql<boolean>`answered_at is null and spam_at is null`;
	await db.schema.dropIndex("requests_unanswered").execute();
	await db.schema
		.createIndex("requests_open")
		.on("requests")
		.columns(["received_at", "id", "quarantined_at", "released_at", "unit", "taken_by"])
		.where(isOpen)
		.execute();
	await db.schema.dropIndex("requests_by_person").execute();
	await db.schema.createIndex("requests_by_person").on("requests").columns(["person", "received_at", "id"]).execute();
	for (const column of ["answered_at", "spam_at"]) {
		await db.schema
			.createIndex(`requests_by_${column.replace("_at", "")}`)
			.on("requests")
			.columns([column, "id"])
			.where(sql.ref(column), "is not", null)
			.execute();
	}
}
