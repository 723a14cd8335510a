import { MAX_STEP } from "./clock.ts";
import { lastDone, markDone } from "./job-times.ts";
import type { StoreContext } from "./store-context.ts";

/** When the store was last backed up. The store keeps it, so that every process and command knows. */
export function backupTimes({ database: { db }, now }: Pick<StoreContext, "database" | "now">) {
	async function last(): Promise<Date | undefined> {
		const done = await lastDone(db, "backup");
		// Noted by a clock that was ahead: it would keep the alert of an old backup silent until that time comes.
		return done && done.getTime() - now().getTime() > MAX_STEP ? undefined : done;
	}

	return { record: () => markDone(db, "backup", now()), last };
}
