/** Deletes what is past its time. */
import { DAY } from "./durations.ts";
import type { Log } from "./log.ts";
import type { Store } from "./store/store.ts";

export interface RetentionOptions {
	store: { retention: Pick<Store["retention"], "purge"> };
	/** How long a request is kept. */
	days: number;
	now: () => Date;
	/** Deletes mails kept as files that are as old, whether or not the store still knows them. @returns how many */
	removeMailFilesBefore: (time: Date) => Promise<number>;
	log: Pick<Log, "info">;
}

/** Deletes requests past their time with everything that hangs on them; rejects where the store cannot be reached. */
export async function purgeExpired({ store, days, now, removeMailFilesBefore, log }: RetentionOptions): Promise<void> {
	const before = new Date(now().getTime() - days * DAY);
	const count = await store.retention.purge(before);
	const files = await removeMailFilesBefore(before);
	if (count > 0 || files > 0) log.info({ count, files }, "expired requests deleted");
}
