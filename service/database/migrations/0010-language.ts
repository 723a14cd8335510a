import type { Kysely } from "kysely";
import { runSql } from "../run-sql.ts";

/** The language a visitor wrote in; what came before there were several is Spanish. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await runSql(db, "alter table requests add column language text not null default 'es'");
}
