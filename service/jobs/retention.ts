/** Deletes requests past their retention period. */
import { DAY } from "../durations.ts";
import type { Log } from "../process/log.ts";
import type { Store } from "../store/store.ts";

interface RetentionOptions {
	store: { retention: Pick<Store["retention"], "purge"> };
	days: number;
	now: () => Date;
	log: Pick<Log, "info">;
}

export async function purgeExpired({ store, days, now, log }: RetentionOptions): Promise<void> {
	const before = new Date(now().getTime() - days * DAY);
	const count = await store.retention.purge(before);
	if (count > 0) log.info({ count }, "expired requests deleted");
}
