import { setTimeout as wait } from "node:timers/promises";

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
