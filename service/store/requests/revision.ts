import { type Kysely, sql } from "kysely";
import type { RevisionsTable, Tables } from "../../database/tables.ts";
import type { StoreContext } from "../store-context.ts";

/** What changes whenever a request comes in or goes, or staff do something with one. */
export interface Revision {
	/** Grows with each action. */
	actions: number;
	/** Grows whenever requests or notes are deleted. */
	deletions: number;
	/** How many there are: new ones are counted and not dated, because what is committed later may be dated earlier. */
	requests: number;
}

/** Notes a change that no new request shows. A transaction's last statement: others wait for the row until it ends. */
export async function bumpRevision(db: Kysely<Tables>, ...names: RevisionsTable["name"][]): Promise<void> {
	await db
		.insertInto("revisions")
		.values(names.map((name) => ({ name, number: 1 })))
		.onConflict((clash) => clash.column("name").doUpdateSet({ number: sql`revisions.number + 1` }))
		.execute();
}

/** Reads the revision; its functions reject with the database's error. */
export function createRevision({ database: { db } }: Pick<StoreContext, "database">) {
	async function read(): Promise<Revision> {
		const { actions, deletions, requests } = await db
			.selectNoFrom((query) => [
				query.selectFrom("revisions").select("number").where("name", "=", "actions").as("actions"),
				query.selectFrom("revisions").select("number").where("name", "=", "deletions").as("deletions"),
				query.selectFrom("requests").select(sql<number>`cast(count(*) as integer)`.as("count")).as("requests"),
			])
			.executeTakeFirstOrThrow();
		return { actions: actions ?? 0, deletions: deletions ?? 0, requests: requests ?? 0 };
	}

	/** The revision as a short text, to compare with another. */
	async function revision(): Promise<string> {
		const { actions, deletions, requests } = await read();
		return `${actions}-${deletions}-${requests}`;
	}

	return { read, revision };
}
