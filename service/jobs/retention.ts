/** Deletes requests and mail files past their retention period. */
import { DAY } from "../durations.ts";
import type { Log } from "../process/log.ts";
import type { Store } from "../store/store.ts";

export interface RetentionOptions {
	store: { retention: Pick<Store["retention"], "purge"> };
	days: number;
	now: () => Date;
	/** Deletes mail files written before a time, whether or not the store has their mails. @returns how many */
	removeMailFilesBefore: (time: Date) => Promise<number>;
	log: Pick<Log, "info">;
}

export async function purgeExpired({ store, days, now, removeMailFilesBefore, log }: RetentionOptions): Promise<void> {
	const before = new Date(now().getTime() - days * DAY);
	const count = await store.retention.purge(before);
	const files = await removeMailFilesBefore(before);
	if (count > 0 || files > 0) log.info({ count, files }, "expired requests deleted");
}
