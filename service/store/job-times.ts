/** When the jobs of all processes were last done. */
import type { Db, ScheduledJobsTable, Tx } from "../database/tables.ts";

type JobName = ScheduledJobsTable["name"];

/** When a job was last done, if ever. */
export async function lastDone(db: Db, name: JobName): Promise<Date | undefined> {
	const row = await db.selectFrom("scheduled_jobs").select("done_at").where("name", "=", name).executeTakeFirst();
	return row && new Date(row.done_at);
}

/** The same; other processes wait here until this one has committed. */
export async function lockJob(transaction: Tx, name: JobName): Promise<Date | undefined> {
	await transaction
		.insertInto("scheduled_jobs")
		.values({ name, done_at: new Date(0).toISOString() })
		.onConflict((clash) => clash.column("name").doUpdateSet((row) => ({ name: row.ref("scheduled_jobs.name") })))
		.execute();
	const last = await lastDone(transaction, name);
	return last?.getTime() === 0 ? undefined : last;
}

export async function markDone(db: Db, name: JobName, time: Date): Promise<void> {
	const row = { name, done_at: time.toISOString() };
	await db
		.insertInto("scheduled_jobs")
		.values(row)
		.onConflict((clash) => clash.column("name").doUpdateSet(row))
		.execute();
}
