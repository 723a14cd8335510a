import { type DelivererOptions, startDeliverer } from "../mails/deliver.ts";

const IDLE_WAIT = 10;

export interface Bounds {
	/** Milliseconds after which no further mail is taken up; those on their way are finished. */
	ms: number;
	/** How many mails are taken up at most. */
	most: number;
}

/** Delivers what is due now, and ends: nothing of it goes on after it has resolved. */
export async function deliverDue(options: DelivererOptions, { ms, most }: Bounds): Promise<void> {
	const done = Promise.withResolvers<void>();
	let left = most;

	async function claim(leaseMs: number, free: number) {
		try {
			const mails = left > 0 ? await options.queue.claim(leaseMs, Math.min(free, left)) : [];
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
