import { setTimeout as wait } from "node:timers/promises";

/** Requests a second from which delivery yields. */
const MANY = 100;
const PAUSE = 50;

/**
 * Backpressure for work that can wait while requests come in fast: it waits a little, then goes on,
 * so that under unending load it still gets its turn.
 * @param now milliseconds of a clock that never steps back
 */
export function loadMonitor(now: () => number = () => performance.now()) {
	let since = now();
	let count = 0;

	return {
		/** Notes that a request came in. */
		note: () => {
			count++;
		},
		/** Waits a little where many came in since the last call; resolves with whether they did. */
		backpressure: async (): Promise<boolean> => {
			const time = now();
			const pressed = count * 1000 > MANY * Math.max(time - since, PAUSE);
			[since, count] = [time, 0];
			if (pressed) await wait(PAUSE);
			return pressed;
		},
	};
}
