import type { Kysely } from "kysely";
import { runSql } from "../run-sql.ts";

/** What a request was sent for; earlier ones have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runSql(db, "alter table requests add column purpose text");
}
