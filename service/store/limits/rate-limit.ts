export interface RateLimit {
	requests: number;
	seconds: number;
}

/** What a client's address is counted as. */
export interface ClientNetwork {
	name: string;
	/** How many times the limit of one address it may send. */
	times: number;
}

export class TooManyRequests extends Error {
	/** Seconds until another will be let through. */
	readonly wait: number;
	/** The network that exceeded it. */
	readonly network: string;

	constructor(network: string, wait: number) {
		super("Too many requests");
		this.name = "TooManyRequests";
		this.network = network;
		this.wait = wait;
	}
}

/**
 * After how many seconds one more fits into the window; 0 if it fits now.
 * @param times of earlier ones, oldest first; those later than `time`, by a clock that was set back, do not count
 */
export function secondsToWait(limit: RateLimit, times: readonly number[], time: number): number {
	const since = time - limit.seconds * 1000;
	const counted = times.filter((at) => at > since && at <= time);
	const oldest = counted[counted.length - limit.requests];
	return oldest === undefined ? 0 : Math.max(1, Math.ceil((oldest - since) / 1000));
}
