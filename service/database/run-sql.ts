import { type Kysely, sql } from "kysely";

/** Runs a migration's statements, which both databases understand. */
export async function runSql(db: Kysely<unknown>, ...statements: readonly string[]): Promise<void> {
	for (const statement of statements) await sql.raw(statement).execute(db);
}
