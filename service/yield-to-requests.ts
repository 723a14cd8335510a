import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";

// Above this share of its time at work, the process has requests waiting.
const BUSY = 0.7;
const PAUSE = 50;

/**
 * Makes what need not happen this instant step aside while requests are coming in fast: it waits a little, then goes
 * on, so that under unending load it still gets its turn.
 */
export function yieldToRequests(): () => Promise<void> {
	let last = performance.eventLoopUtilization();
	return async () => {
		const since = performance.eventLoopUtilization(last);
		last = performance.eventLoopUtilization();
		if (since.utilization > BUSY) await wait(PAUSE);
	};
}
