import type { Kysely } from "kysely";

/** What a request was sent for; those of before have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("requests").addColumn("purpose", "text").execute();
}
