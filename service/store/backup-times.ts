import { MAX_STEP } from "./clock.ts";
import type { StoreContext } from "./store-context.ts";

/** When the store was last backed up, kept in it, so that every process and every command knows. */
export function backupTimes({ database: { db }, now }: Pick<StoreContext, "database" | "now">) {
	async function record(): Promise<void> {
		const row = { name: "backup", done_at: now().toISOString() } as const;
		await db
			.insertInto("scheduled_jobs")
			.values(row)
			.onConflict((clash) => clash.column("name").doUpdateSet(row))
			.execute();
	}

	async function last(): Promise<Date | undefined> {
		const row = await db.selectFrom("scheduled_jobs").select("done_at").where("name", "=", "backup").executeTakeFirst();
		const last = row && new Date(row.done_at);
		// Noted by a clock that was ahead: it would keep the alert of an old backup silent until that time comes.
		return last && last.getTime() - now().getTime() > MAX_STEP ? undefined : last;
	}

	return { record, last };
}
