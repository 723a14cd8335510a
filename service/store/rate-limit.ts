/** Counts over a sliding window: each request counts for its own time, not for a fixed minute. */

export interface RateLimit {
	requests: number;
	seconds: number;
}

/** Thrown where somebody has sent as much as the limit allows. */
export class TooManyRequests extends Error {
	/** Seconds until another will be let through. */
	readonly wait: number;
	/** Name of the network that has. */
	readonly network: string;

	constructor(network: string, wait: number) {
		super("Too many requests");
		this.name = "TooManyRequests";
		this.network = network;
		this.wait = wait;
	}
}

/**
 * Whether one more fits into the window.
 * @param times when earlier ones were let through, in milliseconds, oldest first
 * @param time now; what is dated later than that, by a clock that was set back, does not count
 * @returns 0, or after how many seconds another fits
 */
export function secondsToWait(limit: RateLimit, times: readonly number[], time: number): number {
	const since = time - limit.seconds * 1000;
	const counted = times.filter((at) => at > since && at <= time);
	const oldest = counted[counted.length - limit.requests];
	return oldest === undefined ? 0 : Math.max(1, Math.ceil((oldest - since) / 1000));
}

const MOST_REMEMBERED = 10_000;

/**
 * Which networks were turned away and until when, so that a flood is turned away again before anything is done for it.
 * @param clock milliseconds of a clock that never steps back
 */
export function turnedAway(clock: () => number) {
	const until = new Map<string, number>();

	/** Seconds left to wait, 0 for none. */
	function wait(network: string): number {
		const left = Math.ceil(((until.get(network) ?? 0) - clock()) / 1000);
		if (left > 0) return left;
		until.delete(network);
		return 0;
	}

	function remember(network: string, seconds: number): void {
		const [oldest] = until.size >= MOST_REMEMBERED ? until.keys() : [];
		if (oldest !== undefined) until.delete(oldest);
		until.set(network, clock() + seconds * 1000);
	}

	return { wait, remember };
}
