import { setTimeout as wait } from "node:timers/promises";
import { SECOND } from "../durations.ts";
import type { Log } from "../process/log.ts";
import type { DueMail } from "../store/outbox/mail-queue.ts";
import { LANES, type Lane } from "../store/outbox/mail-row.ts";
import type { ReminderContent } from "../store/outbox/reminders/reminders.ts";
import { composeMail } from "./compose/compose.tsx";
import type { ComposeOptions } from "./compose/options.ts";
import { type DelivererOptions, type DeliveryEvent, SLOW_FACTOR, startDeliverer } from "./deliverer.ts";
import type { MailTransport } from "./transport.ts";

/** Mails in flight per lane, each on a connection of its own: staff's are few, by their limit. */
export const MAIL_CONCURRENCY: Record<Lane, number> = { staff: 2, receipt: 4 };
/** How long a stop waits for mails in flight; the whole process has 25 seconds. */
const STOP_PATIENCE = 8 * SECOND;

interface DeliveriesOptions
	extends Pick<DelivererOptions, "queue" | "now" | "random" | "report" | "idleWait" | "orphansAfter"> {
	/** Opens a transport of its own for a lane. @param connections at once, at most */
	transport: (connections: number) => MailTransport;
	composition: ComposeOptions;
	stopPatience?: number;
}

/** One deliverer a lane, so that a receipt which a visitor's mail server delays never delays a mail to staff. */
export function startDeliveries(options: DeliveriesOptions) {
	const { transport: open, composition, stopPatience = STOP_PATIENCE } = options;
	const lanes = LANES.map((lane) => {
		const concurrency = MAIL_CONCURRENCY[lane];
		const transport = open(concurrency * SLOW_FACTOR);
		const load = loadMonitor();
		const deliverer = startDeliverer({
			...options,
			lanes: [lane],
			concurrency,
			send: mailSender(transport, composition),
			backpressure: load.backpressure,
		});
		return { deliverer, transport, load };
	});

	return {
		wake(): void {
			for (const { deliverer } of lanes) deliverer.wake();
		},
		/** Counts a request: delivery yields while the request rate is high. */
		noteRequest(): void {
			for (const { load } of lanes) load.note();
		},
		/** Finishes mails in flight that are answered in time, cuts off others, and releases the other claims. */
		async stop(): Promise<void> {
			await Promise.all(
				lanes.map(async ({ deliverer, transport }) => {
					const stopped = deliverer.stop();
					await Promise.race([stopped, wait(stopPatience, undefined, { ref: false })]);
					transport.close();
					await stopped;
				}),
			);
		},
	};
}

/** Composes at each try, so that changed texts and settings apply, for the addresses still open. */
export function mailSender(transport: Pick<MailTransport, "send">, composition: ComposeOptions) {
	return async (mail: DueMail) => {
		if (listsNothing(mail)) return [];
		const message = composeMail(mail, composition);
		return message.envelope.to.length === 0 ? [] : await transport.send(message);
	};
}

/** Whether all that it was to list is gone or over by now. */
function listsNothing({ kind, listed, content }: DueMail): boolean {
	if (kind === "batch") return !listed?.length;
	const { why, requests } = (content ?? {}) as Partial<ReminderContent>;
	return why === "calls" && !requests?.length;
}

export function logDelivery(log: Log, { event, ...fields }: DeliveryEvent): void {
	if (event === "mail sent" || event === "queue reachable again") log.info(fields, event);
	else if (event === "mail retried") log.warn(fields, event);
	else log.error(fields, event);
}

/** Requests a second from which delivery yields. */
const MANY = 100;
const PAUSE = 50;

/** Backpressure for mail delivery while requests come in fast. @param now monotonic clock, in milliseconds */
export function loadMonitor(now: () => number = () => performance.now()) {
	let since = now();
	let count = 0;

	return {
		note: () => {
			count++;
		},
		/** Waits a bounded time if the request rate since the last call was high; resolves with whether it was. */
		backpressure: async (): Promise<boolean> => {
			const time = now();
			const pressed = count * 1000 > MANY * Math.max(time - since, PAUSE);
			[since, count] = [time, 0];
			if (pressed) await wait(PAUSE);
			return pressed;
		},
	};
}
