import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";

// Above this share of its time at work, the process has requests waiting.
const BUSY = 0.7;
const PAUSE = 50;

/**
 * Makes what need not happen this instant step aside while requests are coming in fast: it waits a little, then goes
 * on, so that under unending load it still gets its turn.
 * @returns resolves with whether they are
 */
export function yieldToRequests(): () => Promise<boolean> {
	let last = performance.eventLoopUtilization();
	return async () => {
		const since = performance.eventLoopUtilization(last);
		last = performance.eventLoopUtilization();
		const pressed = since.utilization > BUSY;
		if (pressed) await wait(PAUSE);
		return pressed;
	};
}
