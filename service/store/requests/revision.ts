import { sql } from "kysely";
import type { Db, RevisionsTable } from "../../database/tables.ts";

/** Notes a change that no new request shows. A transaction's last statement: others wait for the row until it ends. */
export async function bumpRevision(db: Db, ...names: RevisionsTable["name"][]): Promise<void> {
	await db
		.insertInto("revisions")
		.values(names.map((name) => ({ name, number: 1 })))
		.onConflict((clash) => clash.column("name").doUpdateSet({ number: sql`revisions.number + 1` }))
		.execute();
}

/** A short text that changes with every request and action. New requests are counted: a later commit may be dated earlier. */
export async function revision(db: Db): Promise<string> {
	const { actions, deletions, requests } = await db
		.selectNoFrom((query) => [
			query.selectFrom("revisions").select("number").where("name", "=", "actions").as("actions"),
			query.selectFrom("revisions").select("number").where("name", "=", "deletions").as("deletions"),
			query.selectFrom("requests").select(sql<number>`cast(count(*) as integer)`.as("count")).as("requests"),
		])
		.executeTakeFirstOrThrow();
	return `${actions ?? 0}-${deletions ?? 0}-${requests ?? 0}`;
}
