import { type DelivererOptions, startDeliverer } from "../../mail/deliverer.ts";
import { LANES } from "../../store/outbox/lanes.ts";

const IDLE_WAIT = 10;

export interface Bounds {
	/** Milliseconds after which no further mail is claimed; those in flight are finished. */
	ms: number;
	most: number;
}

/** Delivers the mails that are due now, receipts last; once it resolves nothing goes on in the background. */
export async function deliverDue(options: DelivererOptions, { ms, most }: Bounds): Promise<void> {
	const end = performance.now() + ms;
	let left = most;
	for (const lane of LANES) {
		const time = end - performance.now();
		if (time <= 0) return;
		left -= await deliverLane({ ...options, lanes: [lane] }, { ms: time, most: left });
	}
}

/** @returns how many mails were claimed */
async function deliverLane(options: DelivererOptions, { ms, most }: Bounds): Promise<number> {
	const done = Promise.withResolvers<void>();
	let taken = 0;

	// A run is over before a deliverer is old enough to claim what another left behind, so it does so at once.
	async function claim(leaseMs: number, free: number, _orphans?: boolean, lanes?: DelivererOptions["lanes"]) {
		try {
			const few = Math.min(free, most - taken);
			const mails = few > 0 ? await options.queue.claim(leaseMs, few, true, lanes) : [];
			taken += mails.length;
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
	return taken;
}
