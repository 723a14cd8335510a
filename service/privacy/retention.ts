/** Deletes requests when their time is up, for as long as the service runs. */
import { errorCode } from "../error-code.ts";
import type { Log } from "../log.ts";
import type { Store } from "../requests/store.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

export interface RetentionOptions {
	store: Pick<Store, "purge">;
	/** How long a request is kept. */
	days: number;
	now: () => Date;
	log: Log;
}

/** Deletes what is past its time; a store that cannot be reached is tried again by the next call. */
export async function purgeExpired({ store, days, now, log }: RetentionOptions): Promise<void> {
	try {
		const count = await store.purge(new Date(now().getTime() - days * DAY));
		if (count > 0) log.info({ count }, "expired requests deleted");
	} catch (error) {
		log.error({ error: errorCode(error) }, "expired requests not deleted");
	}
}

/** Looks at once and then every hour. Returns what ends it. */
export function startRetention(options: RetentionOptions): () => void {
	void purgeExpired(options);
	const timer = setInterval(() => void purgeExpired(options), HOUR);
	return () => clearInterval(timer);
}
