/** Claims due mails from the queue and sends them through a transport, with retries. */
import { MINUTE } from "../durations.ts";
import { errorCode } from "../error-code.ts";
import { LANES, type Lane } from "../store/lanes.ts";
import type { Outcomes } from "../store/mail-outcomes.ts";
import type { DueMail, MailQueue } from "../store/mail-queue.ts";
import { backoff, isPermanent, retriesExhausted } from "./backoff.ts";
import type { AddressOutcome } from "./transport.ts";

const LEASE = 2 * MINUTE;
const IDLE_WAIT = 1000;
const CONCURRENCY = 4;
// Without this wait, a process in a crash loop would send the same mail after each start.
const ORPHANS_AFTER = 30_000;

export interface DelivererOptions {
	queue: MailQueue;
	/** Lanes to claim from, in order of precedence; with one deliverer a lane none waits for the other. */
	lanes?: readonly Lane[];
	/** Sends one mail. Resolves with the outcome for each address; rejects where the whole attempt failed. */
	send: (mail: DueMail) => Promise<readonly AddressOutcome[]>;
	/** Deletes what was written for a mail whose request was erased while it was in flight. */
	recall?: (mail: DueMail) => Promise<void>;
	now: () => Date;
	/** From 0 up to 1. */
	random: () => number;
	report: (event: DeliveryEvent) => void;
	/** Poll interval while nothing is due, in milliseconds. */
	idleWait?: number;
	/** Milliseconds this process must have run before it claims mails that an ended process had claimed. */
	orphansAfter?: number;
	/** How many mails are in flight at once. */
	concurrency?: number;
	/** Waits while many requests come in; resolves with whether so many do that mails are sent one by one. */
	backpressure?: () => Promise<boolean>;
}

interface MailAbout {
	mail: string;
	kind: string;
	reference: string | undefined;
	attempt: number;
}

export type DeliveryEvent =
	| ({ event: "mail sent" } & MailAbout)
	| ({ event: "mail retried" | "mail failed"; error: string } & MailAbout)
	| { event: "queue unreachable"; error: string }
	| { event: "queue reachable again" };

type Failure = { code: string; permanent: boolean; outcomes: Outcomes };

/** Starts delivering; `wake` polls at once, `stop` finishes the mails in flight, releases the other claims and ends. */
export function startDeliverer(options: DelivererOptions) {
	const { queue, send, recall, now, random, report, backpressure } = options;
	const { lanes = LANES, idleWait = IDLE_WAIT, concurrency = CONCURRENCY, orphansAfter = ORPHANS_AFTER } = options;
	// Not the clock that may be set.
	const started = performance.now();
	/** By the mail's id: a lease may run out under one, where the server is slow or the clock has stepped. */
	const inFlight = new Map<string, Promise<void>>();
	let stopped = false;
	let woken = false;
	let unreachable = false;
	let idle: PromiseWithResolvers<void> | undefined;
	const work = run();

	async function run(): Promise<void> {
		while (!stopped) {
			woken = false;
			const pressed = (await backpressure?.()) ?? false;
			const free = (pressed ? 1 : concurrency) - inFlight.size;
			const mails = free > 0 ? await claim(free) : [];
			if (stopped) {
				await releaseClaims(mails);
				break;
			}
			for (const mail of mails) {
				const delivery = deliver(mail).finally(() => inFlight.delete(mail.id));
				inFlight.set(mail.id, delivery);
			}
			if (free <= mails.length) await Promise.race(inFlight.values());
			else if (mails.length < free) await sleep();
		}
		await Promise.all(inFlight.values());
	}

	async function claim(most: number): Promise<DueMail[]> {
		try {
			const mails = await queue.claim(LEASE, most, performance.now() - started >= orphansAfter, lanes);
			if (unreachable) report({ event: "queue reachable again" });
			unreachable = false;
			return mails.filter(({ id }) => !inFlight.has(id));
		} catch (error) {
			reportUnreachable(error);
			return [];
		}
	}

	function reportUnreachable(error: unknown): void {
		unreachable = true;
		report({ event: "queue unreachable", error: errorCode(error) });
	}

	async function releaseClaims(mails: readonly DueMail[]): Promise<void> {
		try {
			await queue.releaseClaims(mails.map(({ id }) => id));
		} catch (error) {
			// Their lease runs out by itself.
			reportUnreachable(error);
		}
	}

	async function deliver(mail: DueMail): Promise<void> {
		const about = { mail: mail.id, kind: mail.kind, reference: mail.request?.reference, attempt: mail.attempts + 1 };
		try {
			const failure = await attempt(mail);
			if (!failure) {
				if (!(await queue.markSent(mail.id))) await recall?.(mail);
				report({ event: "mail sent", ...about });
			} else if (failure.permanent || retriesExhausted(mail, now())) {
				await queue.markFailed(mail.id, failure.code, failure.outcomes);
				report({ event: "mail failed", ...about, error: failure.code });
			} else {
				const dueAt = new Date(now().getTime() + backoff(mail.attempts, random));
				await queue.retry(mail.id, dueAt, failure.code, failure.outcomes);
				report({ event: "mail retried", ...about, error: failure.code });
			}
		} catch (error) {
			// The lease expires, and the mail is claimed again then.
			reportUnreachable(error);
		}
	}

	async function attempt(mail: DueMail): Promise<Failure | undefined> {
		// Staff can still restore the key.
		if (mail.unreadable) return { code: mail.unreadable, permanent: false, outcomes: mail.outcomes };
		try {
			return failureOf(await send(mail), mail);
		} catch (error) {
			return { code: errorCode(error), permanent: isPermanent(error), outcomes: mail.outcomes };
		}
	}

	async function sleep(): Promise<void> {
		// A mail that came in while the queue was being read may have been missed by it.
		if (stopped || woken) return;
		idle = Promise.withResolvers<void>();
		const timer = setTimeout(idle.resolve, idleWait);
		await idle.promise;
		clearTimeout(timer);
	}

	return {
		wake: () => {
			woken = true;
			idle?.resolve();
		},
		stop: async () => {
			stopped = true;
			idle?.resolve();
			await work;
		},
	};
}

/** The failure to record where not every address accepted a mail: a retry for those that still may, or a final one. */
function failureOf(answers: readonly AddressOutcome[], mail: DueMail): Failure | undefined {
	const settled: Outcomes = { ...mail.outcomes };
	for (const { address, code, permanent } of answers) if (permanent || code === null) settled[address] = code;
	// A receipt's only address is the visitor's, and the queue keeps none of those.
	const outcomes = mail.kind === "receipt" ? {} : settled;
	const open = answers.find(({ code, permanent }) => code !== null && !permanent);
	if (open) return { code: open.code as string, permanent: false, outcomes };
	const refused = Object.values(settled).find((code) => code !== null);
	return refused ? { code: refused, permanent: true, outcomes } : undefined;
}
