import type { Kysely } from "kysely";

/** The language a visitor wrote in; what came before there were several is Spanish. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.alterTable("requests")
		.addColumn("language", "text", (column) => column.notNull().defaultTo("es"))
		.execute();
}
