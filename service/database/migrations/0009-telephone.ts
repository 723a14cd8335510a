import type { Kysely } from "kysely";
import { runSql } from "../run-sql.ts";

/** One person's requests by telephone, too; `fillTelephones` (service/store/persons/telephones.ts) reads earlier ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runSql(
		db,
		"alter table requests add column phone text",
		"create index requests_by_phone on requests (phone, id)",
	);
}
