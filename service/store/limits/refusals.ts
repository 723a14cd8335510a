/** How many requests were refused above ten times a network's limit: the team sees nothing else of them. */
import { sql } from "kysely";
import type { Db } from "../../database/tables.ts";

const minuteOf = (time: Date) => time.toISOString().slice(0, "2026-11-22T06:30".length);

/** A transaction's last statement: others wait for the minute's row until it ends. */
export async function addRefusals(db: Db, count: number, time: Date): Promise<void> {
	if (count === 0) return;
	const insert = db.insertInto("refusals").values({ minute: minuteOf(time), count });
	const sum = sql<number>`refusals.count + excluded.count`;
	await insert.onConflict((clash) => clash.column("minute").doUpdateSet({ count: sum })).execute();
}

export const refusalsSince = (db: Db, since: Date) =>
	db
		.selectFrom("refusals")
		.select(sql<number>`cast(coalesce(sum(count), 0) as integer)`.as("count"))
		.where("minute", ">=", minuteOf(since));

export async function deleteRefusals(db: Db, before: Date): Promise<void> {
	await db.deleteFrom("refusals").where("minute", "<", minuteOf(before)).execute();
}
