/** When the jobs of all processes were last done. */
import { sql } from "kysely";
import type { Db, Tables, Tx } from "../database/tables.ts";

type JobName = Tables["scheduled_jobs"]["name"];

export async function lastDone(db: Db, name: JobName): Promise<Date | undefined> {
	const row = await db.selectFrom("scheduled_jobs").select("done_at").where("name", "=", name).executeTakeFirst();
	return row && new Date(row.done_at);
}

/** The same; other processes wait here until this one has committed. */
export async function lockJob(transaction: Tx, name: JobName): Promise<Date | undefined> {
	const insert = transaction.insertInto("scheduled_jobs").values({ name, done_at: new Date(0).toISOString() });
	const asItWas = { name: sql.ref<JobName>("scheduled_jobs.name") };
	await insert.onConflict((clash) => clash.column("name").doUpdateSet(asItWas)).execute();
	const last = await lastDone(transaction, name);
	return last?.getTime() === 0 ? undefined : last;
}

export async function markDone(db: Db, name: JobName, time: Date): Promise<void> {
	const row = { name, done_at: time.toISOString() };
	const insert = db.insertInto("scheduled_jobs").values(row);
	await insert.onConflict((clash) => clash.column("name").doUpdateSet(row)).execute();
}
