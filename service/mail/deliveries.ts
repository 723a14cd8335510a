import { loadMonitor } from "../load-monitor.ts";
import { LANES, type Lane } from "../store/lanes.ts";
import type { ComposeOptions } from "./compose.tsx";
import { type DelivererOptions, startDeliverer } from "./deliverer.ts";
import { mailSender } from "./send-mail.ts";
import type { MailTransport } from "./transport.ts";

/** Mails in flight per lane, each on a connection of its own: staff's are few, by their limit. */
export const MAIL_CONCURRENCY: Record<Lane, number> = { staff: 2, receipt: 4 };

export interface DeliveriesOptions
	extends Pick<DelivererOptions, "queue" | "now" | "random" | "report" | "idleWait" | "orphansAfter"> {
	/** Opens a transport of its own for a lane. @param concurrency connections at once */
	transport: (concurrency: number) => MailTransport;
	composition: ComposeOptions;
}

/**
 * Starts one deliverer a lane, each with its own claims and connections, so that a receipt which a visitor's mail server
 * delays never delays a mail to staff.
 */
export function startDeliveries({ transport: open, composition, ...options }: DeliveriesOptions) {
	const lanes = LANES.map((lane) => {
		const concurrency = MAIL_CONCURRENCY[lane];
		const transport = open(concurrency);
		const load = loadMonitor();
		const deliverer = startDeliverer({
			...options,
			lanes: [lane],
			concurrency,
			send: mailSender(transport, composition),
			recall: ({ id }) => transport.recall(id),
			backpressure: load.backpressure,
		});
		return { deliverer, transport, load };
	});

	return {
		/** Polls for due mails at once. */
		wake(): void {
			for (const { deliverer } of lanes) deliverer.wake();
		},
		/** Counts a request: delivery yields while the request rate is high. */
		noteRequest(): void {
			for (const { load } of lanes) load.note();
		},
		/** Finishes the mails in flight, releases the other claims and closes the connections. */
		async stop(): Promise<void> {
			await Promise.all(
				lanes.map(async ({ deliverer, transport }) => {
					await deliverer.stop();
					transport.close();
				}),
			);
		},
	};
}
