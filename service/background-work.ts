/** Background work of the service once its store is open: delivers mails, queues reminders, purges expired requests. */
import { composition, deskUrl } from "./compose-options.ts";
import { MINUTE } from "./durations.ts";
import { purgeExpired, watchClock } from "./jobs/retention.ts";
import { startScheduledJobs } from "./jobs/scheduled-jobs.ts";
import { logDelivery, startDeliveries } from "./mail/deliveries.ts";
import { smtpTransport } from "./mail/transport.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { Log } from "./process/log.ts";
import type { openServiceStore } from "./service-store.ts";
import type { Settings } from "./settings/settings.ts";
import { lastDigestTime, reminderTimes } from "./sla/deadlines.ts";
import { slaTerms } from "./store-options.ts";

/** Starts it; `wake` polls the mail queue, `stop` resolves once all has ended. Without `SMTP_URL` mails wait. */
export function startBackgroundWork(
	{ store, now }: Awaited<ReturnType<typeof openServiceStore>>,
	settings: Settings,
	metrics: Pick<Metrics, "mail">,
	log: Log,
) {
	const { SMTP_URL } = settings;
	if (!SMTP_URL) log.warn({}, "no mail leaves without SMTP_URL: mails wait in the queue");
	const deliveries = SMTP_URL ? deliver(SMTP_URL) : undefined;
	const terms = slaTerms(settings);
	const remind = () => store.sla.queueReminders((receivedAt) => reminderTimes(receivedAt, terms));
	const digest = () => store.sla.queueDigest((time) => lastDigestTime(time, terms));
	const expire = () => purgeExpired(store.retention, settings.RETENTION_DAYS, now(), log);
	const clock = watchClock(store.clock, log);
	const stopJobs = startScheduledJobs(
		[
			...(deliveries
				? [
						{ name: "reminders", everyMs: MINUTE, work: () => wakeAfter(deliveries, remind()) },
						{ name: "digest", everyMs: MINUTE, work: () => wakeAfter(deliveries, digest()) },
					]
				: []),
			{ name: "counts", everyMs: MINUTE, work: store.retention.deleteExpiredHits },
			{ name: "clock", everyMs: MINUTE, work: clock.look },
			{ name: "sign-ins", everyMs: MINUTE, work: clock.byAge(store.signIns.deleteExpired) },
			{ name: "retention", everyMs: 60 * MINUTE, work: clock.byAge(expire) },
		],
		log,
	);

	function deliver(url: string) {
		return startDeliveries({
			queue: store.mails,
			transport: (concurrency) => smtpTransport({ ...settings, SMTP_URL: url }, concurrency),
			composition: composition(settings, deskUrl(settings)),
			now,
			random: Math.random,
			report: (event) => {
				metrics.mail(event);
				logDelivery(log, event);
			},
		});
	}

	return {
		wake: () => deliveries?.wake(),
		noteRequest: () => deliveries?.noteRequest(),
		stop: async () => {
			await Promise.all([stopJobs(), deliveries?.stop()]);
		},
	};
}

async function wakeAfter({ wake }: { wake: () => void }, queued: Promise<number | boolean>): Promise<void> {
	if (await queued) wake();
}
