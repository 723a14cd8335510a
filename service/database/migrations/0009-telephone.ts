import type { Kysely } from "kysely";

/** One person's requests by telephone, too; those of before are read by `fillTelephones` (service/store/persons/telephones.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("requests").addColumn("phone", "text").execute();
	await db.schema.createIndex("requests_by_phone").on("requests").columns(["phone", "id"]).execute();
}
