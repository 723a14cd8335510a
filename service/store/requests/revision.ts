import { type Kysely, sql } from "kysely";
import type { RevisionsTable, Tables } from "../../database/tables.ts";

/** Notes a change that no new request shows. A transaction's last statement: others wait for the row until it ends. */
export async function bumpRevision(db: Kysely<Tables>, ...names: RevisionsTable["name"][]): Promise<void> {
	await db
		.insertInto("revisions")
		.values(names.map((name) => ({ name, number: 1 })))
		.onConflict((clash) => clash.column("name").doUpdateSet({ number: sql`revisions.number + 1` }))
		.execute();
}

/**
 * What changes whenever a request comes in or goes, or staff do something with one: a short text, to compare with another.
 * New requests are counted and not dated, because what is committed later may be dated earlier.
 */
export async function revision(db: Kysely<Tables>): Promise<string> {
	const { actions, deletions, requests } = await db
		.selectNoFrom((query) => [
			query.selectFrom("revisions").select("number").where("name", "=", "actions").as("actions"),
			query.selectFrom("revisions").select("number").where("name", "=", "deletions").as("deletions"),
			query.selectFrom("requests").select(sql<number>`cast(count(*) as integer)`.as("count")).as("requests"),
		])
		.executeTakeFirstOrThrow();
	return `${actions ?? 0}-${deletions ?? 0}-${requests ?? 0}`;
}
