import { lastDigestTime, reminderTimes, type SlaTerms } from "../sla/deadlines.ts";
import type { Store } from "../store/store.ts";

export interface MonitoredStore {
	sla: Pick<Store["sla"], "queueReminders" | "queueDigest">;
}

/** Queues reminders and the digest when they are due; called about once a minute, in any number of processes. */
export function slaMonitor({ sla }: MonitoredStore, promised: SlaTerms) {
	return {
		/** Queues reminders of unanswered requests and alerts of held requests. @returns mails queued */
		remind: () => sla.queueReminders((receivedAt) => reminderTimes(receivedAt, promised)),
		/** Queues the day's digest once its hour has come. @returns whether it did */
		digest: () => sla.queueDigest((now) => lastDigestTime(now, promised)),
	};
}
