/** Claims due mails from the queue and sends them through a transport, with retries. */
import { isToVisitor } from "../../contract/requests/mail-kinds.ts";
import { MINUTE, SECOND } from "../durations.ts";
import { errorCode } from "../process/error-code.ts";
import type { DueMail, MailQueue } from "../store/outbox/mail-queue.ts";
import { LANES, type Lane, markedCode, type Outcomes } from "../store/outbox/mail-row.ts";
import { backoff, retriesExhausted, UNCONFIRMED_WAIT } from "./backoff.ts";
import { type Refusal, refusalOf } from "./refusal.ts";
import type { AddressOutcome } from "./transport.ts";

// Renewed at half its time while the mail is being sent, so that a slow server needs no longer one.
const LEASE = 2 * MINUTE;
const IDLE_WAIT = 1000;
const CONCURRENCY = 4;
// A mail that a server keeps waiting for longer makes room for another.
const SLOW_AFTER = 30 * SECOND;
/** How many times more mails may be in flight while the server is slow. */
export const SLOW_FACTOR = 4;
// Without this wait, a process in a crash loop would send the same mail after each start.
const ORPHANS_AFTER = 30_000;

export interface DelivererOptions {
	queue: MailQueue;
	/** Lanes to claim from, in order of precedence; with one deliverer a lane none waits for the other. */
	lanes?: readonly Lane[];
	/** Sends one mail. Resolves with the outcome for each address; rejects if the whole attempt failed. */
	send: (mail: DueMail) => Promise<readonly AddressOutcome[]>;
	now: () => Date;
	random: () => number;
	report: (event: DeliveryEvent) => void;
	/** Poll interval while nothing is due, in milliseconds. */
	idleWait?: number;
	/** Milliseconds this process must have run before it claims mails that an ended process had claimed. */
	orphansAfter?: number;
	/** How many mails are in flight at once, while none of them is slow. */
	concurrency?: number;
	lease?: number;
	/** Milliseconds after which a mail in flight makes room for another. */
	slowAfter?: number;
	/** Waits while many requests come in; resolves with whether mails should be sent one by one. */
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

/** What became of a try, in a word. */
export const OUTCOMES = { "mail sent": "sent", "mail retried": "retried", "mail failed": "failed" } as const;

type Failure = { code: string; refusal: Refusal | undefined; unconfirmed?: boolean | undefined; outcomes: Outcomes };

/** Starts delivering; `wake` polls at once, `stop` finishes the mails in flight, releases the other claims and ends. */
export function startDeliverer(options: DelivererOptions) {
	const { queue, send, now, random, report, backpressure } = options;
	const { lanes = LANES, idleWait = IDLE_WAIT, concurrency = CONCURRENCY, orphansAfter = ORPHANS_AFTER } = options;
	const { lease = LEASE, slowAfter = SLOW_AFTER } = options;
	// Not the clock that may be set.
	const started = performance.now();
	/** By the mail's id: a lease may run out under one, if the server is slow or the clock has stepped. */
	const inFlight = new Map<string, { since: number; delivery: Promise<void> }>();
	let stopped = false;
	let woken = false;
	let unreachable = false;
	let idle: PromiseWithResolvers<void> | undefined;
	const renewing = setInterval(renewClaims, lease / 2);
	const work = run();

	async function run(): Promise<void> {
		while (!stopped) {
			woken = false;
			const pressed = (await backpressure?.()) ?? false;
			const free = room(pressed ? 1 : concurrency);
			const mails = free > 0 ? await claim(free) : [];
			if (stopped) {
				// Where that fails, their lease runs out by itself.
				await queue.releaseClaims(mails.map(({ id }) => id)).catch(reportUnreachable);
				break;
			}
			for (const mail of mails) {
				const delivery = deliver(mail).finally(() => inFlight.delete(mail.id));
				inFlight.set(mail.id, { since: performance.now(), delivery });
			}
			// If all room is taken, one may end or turn out slow.
			await sleep(free <= mails.length ? deliveries() : []);
		}
		await Promise.all(deliveries());
		clearInterval(renewing);
	}

	const deliveries = (): Promise<void>[] => [...inFlight.values()].map(({ delivery }) => delivery);

	function room(most: number): number {
		const quick = [...inFlight.values()].filter(({ since }) => performance.now() - since < slowAfter).length;
		return Math.min(most - quick, concurrency * SLOW_FACTOR - inFlight.size);
	}

	function renewClaims(): void {
		// A claim that is not renewed runs out: another process then sends the mail as well.
		queue.renewClaims([...inFlight.keys()], lease).catch(reportUnreachable);
	}

	async function claim(most: number): Promise<DueMail[]> {
		try {
			const mails = await queue.claim(lease, most, performance.now() - started >= orphansAfter, lanes);
			if (unreachable) report({ event: "queue reachable again" });
			unreachable = false;
			return mails.filter(({ id }) => !inFlight.has(id));
		} catch (error) {
			reportUnreachable(error);
			return [];
		}
	}

	function reportUnreachable(error: unknown): void {
		// Asked for every second, and told once.
		if (!unreachable) report({ event: "queue unreachable", error: errorCode(error) });
		unreachable = true;
	}

	async function deliver(mail: DueMail): Promise<void> {
		const about = { mail: mail.id, kind: mail.kind, reference: mail.request?.reference, attempt: mail.attempts + 1 };
		try {
			const failure = await attempt(mail);
			if (!failure) {
				await queue.markSent(mail.id);
				report({ event: "mail sent", ...about });
				return;
			}
			const { refusal, unconfirmed = false, outcomes } = failure;
			// What is refused without the visitor's words as well was not refused for them: a quota is told like this, too.
			const isAboutContent = refusal === "content" && !isToVisitor(mail.kind);
			const short = isAboutContent ? !mail.short : (mail.short ?? false);
			const error = markedCode(failure.code, { unconfirmed: unconfirmed || (mail.unconfirmed ?? false), short });
			const again = unconfirmed && mail.unconfirmed;
			if (refusal === "recipient" || again || retriesExhausted(mail, now())) {
				await queue.markFailed(mail.id, error, outcomes);
				report({ event: "mail failed", ...about, error });
			} else {
				const usual = backoff(isAboutContent && short ? 0 : mail.attempts, random);
				const wait = unconfirmed ? UNCONFIRMED_WAIT : usual;
				await queue.retry(mail.id, new Date(now().getTime() + wait), error, outcomes);
				report({ event: "mail retried", ...about, error });
			}
		} catch (error) {
			// The lease expires, and the mail is claimed again then.
			reportUnreachable(error);
		}
	}

	async function attempt(mail: DueMail): Promise<Failure | undefined> {
		// Staff can still restore the key.
		if (mail.request && !mail.request.details) return { code: "DATA_KEY", refusal: undefined, outcomes: mail.outcomes };
		try {
			return failureOf(await send(mail), mail);
		} catch (error) {
			const { unconfirmed } = error as { unconfirmed?: boolean };
			return { code: errorCode(error), refusal: refusalOf(error), unconfirmed, outcomes: mail.outcomes };
		}
	}

	/** Until it is time to poll again, or the first of these ends. */
	async function sleep(others: readonly Promise<void>[]): Promise<void> {
		// A mail that came in while the queue was being read may have been missed by it.
		if (stopped || woken) return;
		idle = Promise.withResolvers<void>();
		const timer = setTimeout(idle.resolve, idleWait);
		await Promise.race([idle.promise, ...others]);
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

/** The failure to record if not every address accepted a mail: a retry for those that still may, or a final one. */
function failureOf(answers: readonly AddressOutcome[], mail: DueMail): Failure | undefined {
	const settled: Outcomes = { ...mail.outcomes };
	const isFinal = ({ code, refusal }: AddressOutcome) => code === null || refusal === "recipient";
	for (const { address, code } of answers.filter(isFinal)) settled[address] = code;
	// The only address is the visitor's, and the queue keeps none of those.
	const outcomes = isToVisitor(mail.kind) ? {} : settled;
	const opens = answers.filter((answer) => !isFinal(answer));
	const open = opens.find(({ refusal }) => refusal === "content") ?? opens[0];
	if (open) return { code: open.code as string, refusal: open.refusal, outcomes };
	const refused = Object.values(settled).find((code) => code !== null);
	return refused ? { code: refused, refusal: "recipient", outcomes } : undefined;
}
