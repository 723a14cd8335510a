import { setTimeout as wait } from "node:timers/promises";
import { SECOND } from "../durations.ts";
import { loadMonitor } from "../process/load-monitor.ts";
import { LANES, type Lane } from "../store/outbox/lanes.ts";
import type { ComposeOptions } from "./compose/compose.tsx";
import { type DelivererOptions, SLOW_FACTOR, startDeliverer } from "./deliverer.ts";
import { mailSender } from "./send/send-mail.ts";
import type { MailTransport } from "./send/transport.ts";

/** Mails in flight per lane, each on a connection of its own: staff's are few, by their limit. */
export const MAIL_CONCURRENCY: Record<Lane, number> = { staff: 2, receipt: 4 };
/** How long a stop waits for mails in flight; the whole process has 25 seconds. */
const STOP_PATIENCE = 8 * SECOND;

export interface DeliveriesOptions
	extends Pick<DelivererOptions, "queue" | "now" | "random" | "report" | "idleWait" | "orphansAfter"> {
	/** Opens a transport of its own for a lane. @param connections at once, at most */
	transport: (connections: number) => MailTransport;
	composition: ComposeOptions;
	stopPatience?: number;
}

/** One deliverer a lane, so that a receipt which a visitor's mail server delays never delays a mail to staff. */
export function startDeliveries({
	transport: open,
	composition,
	stopPatience = STOP_PATIENCE,
	...options
}: DeliveriesOptions) {
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
		/**
		 * Finishes the mails in flight that the mail server answers in time, cuts off the others and releases the other
		 * claims.
		 */
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
