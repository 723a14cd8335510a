import { lastDigestTime, reminderTimes, type SlaTerms } from "../sla/deadlines.ts";
import type { Store } from "../store/store.ts";

/** What the SLA monitor needs of a store. */
export interface MonitoredStore {
	sla: Pick<Store["sla"], "queueReminders" | "queueDigest">;
}

/**
 * Queues reminders and the digest when they are due; a scheduler calls each function about once a minute, in any number of
 * processes. They reject with the database's error, and then have queued no mail.
 */
export function slaMonitor({ sla }: MonitoredStore, promised: SlaTerms) {
	return {
		/** Queues reminders of unanswered requests and alerts of held requests. @returns mails queued */
		remind: () => sla.queueReminders((receivedAt) => reminderTimes(receivedAt, promised)),
		/** Queues the day's digest once its hour has come. @returns whether it did */
		digest: () => sla.queueDigest((now) => lastDigestTime(now, promised)),
	};
}
