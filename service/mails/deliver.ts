/** Takes due mails from the queue and hands them to a transport, trying again while that may help. */
import { errorCode } from "../error-code.ts";
import type { DueMail, MailQueue } from "./mail-queue.ts";

const LEASE = 2 * 60 * 1000;
const FIRST_RETRY = 2000;
const LONGEST_WAIT = 60 * 60 * 1000;
const GIVE_UP_AFTER = 3 * 24 * 60 * 60 * 1000;
// Days without a try, because this machine was off, are not the mail's fault.
const LEAST_TRIES = 10;
const IDLE_WAIT = 1000;

export interface DelivererOptions {
	queue: MailQueue;
	/** Hands one mail over; resolves once it was taken, rejects otherwise. */
	send: (mail: DueMail) => Promise<void>;
	now: () => Date;
	/** From 0 up to 1. */
	random: () => number;
	report: (event: DeliveryEvent) => void;
	/** Milliseconds until the queue is looked at again when nothing was due. */
	idleWait?: number;
}

export type DeliveryEvent =
	| { event: "mail sent"; mail: string; kind: string; reference: string; attempt: number }
	| {
			event: "mail retried" | "mail failed";
			mail: string;
			kind: string;
			reference: string;
			attempt: number;
			error: string;
	  }
	| { event: "queue unreachable"; error: string };

/** Wait before the next try: doubled each time, at most an hour, a third of it left to chance so tries spread out. */
export function backoff(attempts: number, random: () => number): number {
	const wait = Math.min(FIRST_RETRY * 2 ** attempts, LONGEST_WAIT);
	return wait * (1 - random() / 3);
}

/** Starts delivering; `wake` looks at once, `stop` finishes the mail in hand and ends. */
export function startDeliverer({ queue, send, now, random, report, idleWait = IDLE_WAIT }: DelivererOptions) {
	let stopped = false;
	let woken = false;
	let rest: PromiseWithResolvers<void> | undefined;
	const work = run();

	async function run(): Promise<void> {
		while (!stopped) {
			woken = false;
			const mail = await claim();
			if (mail) await deliver(mail);
			else await sleep();
		}
	}

	async function claim(): Promise<DueMail | undefined> {
		try {
			return await queue.claim(LEASE);
		} catch (error) {
			report({ event: "queue unreachable", error: errorCode(error) });
			return undefined;
		}
	}

	async function deliver(mail: DueMail): Promise<void> {
		const about = { mail: mail.id, kind: mail.kind, reference: mail.request.reference, attempt: mail.attempts + 1 };
		try {
			const failure = await attempt(mail);
			if (!failure) {
				await queue.markSent(mail.id);
				report({ event: "mail sent", ...about });
			} else if (failure.permanent || isHopeless(mail)) {
				await queue.markFailed(mail.id, failure.code);
				report({ event: "mail failed", ...about, error: failure.code });
			} else {
				await queue.retry(mail.id, new Date(now().getTime() + backoff(mail.attempts, random)), failure.code);
				report({ event: "mail retried", ...about, error: failure.code });
			}
		} catch (error) {
			// The lease runs out by itself, and the mail is taken up again then.
			report({ event: "queue unreachable", error: errorCode(error) });
		}
	}

	async function attempt(mail: DueMail): Promise<{ code: string; permanent: boolean } | undefined> {
		try {
			await send(mail);
			return undefined;
		} catch (error) {
			return { code: errorCode(error), permanent: isPermanent(error) };
		}
	}

	function isHopeless(mail: DueMail): boolean {
		return mail.attempts + 1 >= LEAST_TRIES && now().getTime() - mail.createdAt.getTime() > GIVE_UP_AFTER;
	}

	async function sleep(): Promise<void> {
		// A mail that came in while the queue was being read may have been missed by it.
		if (stopped || woken) return;
		rest = Promise.withResolvers<void>();
		const timer = setTimeout(rest.resolve, idleWait);
		await rest.promise;
		clearTimeout(timer);
	}

	return {
		wake: () => {
			woken = true;
			rest?.resolve();
		},
		stop: async () => {
			stopped = true;
			rest?.resolve();
			await work;
		},
	};
}

/**
 * A 5xx to the mail itself stays a refusal. One to the connection or to our login (530 is "log in first", RFC 4954) is
 * a setting that staff can mend meanwhile.
 */
function isPermanent(error: unknown): boolean {
	const { responseCode = 0, code = "" } = error as { responseCode?: number; code?: string };
	return responseCode >= 500 && responseCode !== 530 && ["EENVELOPE", "EMESSAGE"].includes(code);
}
