import { sql } from "kysely";
import { count } from "../../database/database.ts";
import type { Db, Tables } from "../../database/tables.ts";

/** Notes a change that no new request shows. A transaction's last statement: others wait for the row until it ends. */
export async function bumpRevision(db: Db, ...names: Tables["revisions"]["name"][]): Promise<void> {
	const insert = db.insertInto("revisions").values(names.map((name) => ({ name, number: 1 })));
	const next = { number: sql<number>`revisions.number + 1` };
	await insert.onConflict((clash) => clash.column("name").doUpdateSet(next)).execute();
}

/** A short text that changes with every request and action. New requests are counted: a later commit may be dated earlier. */
export async function revision(db: Db): Promise<string> {
	const numbers = db.selectFrom("revisions").select("number");
	const counted = db.selectNoFrom([
		numbers.where("name", "=", "actions").as("actions"),
		numbers.where("name", "=", "deletions").as("deletions"),
		db.selectFrom("requests").select(count).as("requests"),
	]);
	const { actions, deletions, requests } = await counted.executeTakeFirstOrThrow();
	return `${actions ?? 0}-${deletions ?? 0}-${requests ?? 0}`;
}
