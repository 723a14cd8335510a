import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { StoreContext } from "./store-context.ts";

/** Notes that something changed that no new request shows: an action, an erasure. A transaction's last statement. */
export async function bumpRevision(db: Kysely<Tables>): Promise<void> {
	await db
		.insertInto("revisions")
		.values({ name: "actions", number: 1 })
		.onConflict((clash) => clash.column("name").doUpdateSet({ number: sql`revisions.number + 1` }))
		.execute();
}

/**
 * What changes whenever a request comes in, goes, or staff do something with one: a short text to compare. It counts
 * instead of looking at times, because what is committed later may be dated earlier.
 */
export function revisions({ database: { db } }: Pick<StoreContext, "database">) {
	async function revision(): Promise<string> {
		const { actions, requests } = await db
			.selectNoFrom((query) => [
				query.selectFrom("revisions").select("number").where("name", "=", "actions").as("actions"),
				query.selectFrom("requests").select(sql<number>`cast(count(*) as integer)`.as("count")).as("requests"),
			])
			.executeTakeFirstOrThrow();
		return `${actions ?? 0}-${requests ?? 0}`;
	}

	return { revision };
}
