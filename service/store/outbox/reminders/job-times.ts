/** When the jobs of all processes were last done. */
import type { Transaction } from "kysely";
import type { ScheduledJobsTable, Tables } from "../../../database/tables.ts";

/** When a job was last done, if ever; other processes wait here until this one has committed. */
export async function lastDone(
	transaction: Transaction<Tables>,
	name: ScheduledJobsTable["name"],
): Promise<Date | undefined> {
	const never = new Date(0).toISOString();
	await transaction
		.insertInto("scheduled_jobs")
		.values({ name, done_at: never })
		.onConflict((clash) => clash.column("name").doUpdateSet((row) => ({ name: row.ref("scheduled_jobs.name") })))
		.execute();
	const { done_at } = await transaction
		.selectFrom("scheduled_jobs")
		.select("done_at")
		.where("name", "=", name)
		.executeTakeFirstOrThrow();
	return done_at === never ? undefined : new Date(done_at);
}

export async function markDone(
	transaction: Transaction<Tables>,
	name: ScheduledJobsTable["name"],
	time: Date,
): Promise<void> {
	await transaction
		.updateTable("scheduled_jobs")
		.set({ done_at: time.toISOString() })
		.where("name", "=", name)
		.execute();
}
