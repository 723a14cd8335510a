/** One bounded run of the background work, for a scheduler that calls it every minute. */
import { checkReadiness } from "../../http/readiness.ts";
import { purgeExpired, watchClock } from "../../jobs/retention.ts";
import { type DelivererOptions, type DeliveryEvent, OUTCOMES, startDeliverer } from "../../mail/deliverer.ts";
import { logDelivery } from "../../mail/deliveries.ts";
import type { MailTransport } from "../../mail/transport.ts";
import { errorCode } from "../../process/error-code.ts";
import type { Log } from "../../process/log.ts";
import { lastDigestTime, reminderTimes, type SlaTerms } from "../../sla/deadlines.ts";
import type { DueMail } from "../../store/outbox/mail-queue.ts";
import type { Store } from "../../store/store.ts";

/** Supabase gives a request 150 s, of which the last mail may take 100 (`SHORT_TIMEOUTS`), and 2 s of processor: 12 ms a mail. */
const USUAL_BOUNDS = { ms: 20_000, most: 40 };
/** Mails at most, and milliseconds after which no further one is claimed; those in flight are finished. */
export type Bounds = typeof USUAL_BOUNDS;

const IDLE_WAIT = 10;

export type JobsStore = Pick<Store, "sla" | "check" | "clock" | "figures" | "mails" | "retention">;

interface JobsOptions {
	slaTerms: SlaTerms;
	retentionDays: number;
	/** Opens a connection to the mail server, which the run closes. */
	transport: () => Promise<MailTransport>;
	send: (transport: MailTransport, mail: DueMail) => ReturnType<MailTransport["send"]>;
	now: () => Date;
	random: () => number;
	log: Log;
	bounds?: Bounds;
}

/** Result of a run: counts, and the names of the jobs that failed. */
export interface JobsReport {
	mails: { sent: number; retried: number; failed: number };
	failures: string[];
}

/** Runs every scheduled job once. Each runs whether or not the others failed. */
export async function runScheduledJobs(store: JobsStore, options: JobsOptions): Promise<JobsReport> {
	const { slaTerms, retentionDays, now, log } = options;
	const mails = { sent: 0, retried: 0, failed: 0 };
	const failures: string[] = [];

	async function part(name: string, work: () => Promise<unknown>): Promise<void> {
		try {
			await work();
		} catch (error) {
			failures.push(name);
			log.error({ job: name, error: errorCode(error) }, "scheduled job failed");
		}
	}

	function report(delivery: DeliveryEvent): void {
		if (delivery.event === "queue unreachable") failures.push("mails");
		else if (delivery.event !== "queue reachable again") mails[OUTCOMES[delivery.event]]++;
		logDelivery(log, delivery);
	}

	await part("reminders", () => store.sla.queueReminders((receivedAt) => reminderTimes(receivedAt, slaTerms)));
	await part("digest", () => store.sla.queueDigest((time) => lastDigestTime(time, slaTerms)));
	await part("mails", () => deliver(store, options, report));
	await part("counts", store.retention.deleteExpiredHits);
	const expired = () => purgeExpired(store.retention, retentionDays, now(), log);
	await part("retention", watchClock(store.clock, log).byAge(expired));
	await part("readiness", () => checkReadiness(store, now));
	return { mails, failures: [...new Set(failures)] };
}

async function deliver(
	store: JobsStore,
	{ transport: open, send, now, random, bounds = USUAL_BOUNDS }: JobsOptions,
	report: (event: DeliveryEvent) => void,
): Promise<void> {
	const transport = await open();
	try {
		await deliverDue({ queue: store.mails, send: (mail) => send(transport, mail), now, random, report }, bounds);
	} finally {
		transport.close();
	}
}

/** Delivers the mails that are due now, those to staff first; once it resolves nothing goes on in the background. */
async function deliverDue(options: DelivererOptions, { ms, most }: Bounds): Promise<void> {
	const done = Promise.withResolvers<void>();
	let left = most;

	// A run is over before a deliverer is old enough to claim what another left behind, so it does so at once.
	async function claim(leaseMs: number, free: number) {
		try {
			const few = Math.min(free, left);
			const mails = few > 0 ? await options.queue.claim(leaseMs, few) : [];
			left -= mails.length;
			if (mails.length === 0) done.resolve();
			return mails;
		} catch (error) {
			done.resolve();
			throw error;
		}
	}

	const deliverer = startDeliverer({ ...options, queue: { ...options.queue, claim }, idleWait: IDLE_WAIT });
	const timer = setTimeout(done.resolve, ms);
	await done.promise;
	clearTimeout(timer);
	await deliverer.stop();
}
