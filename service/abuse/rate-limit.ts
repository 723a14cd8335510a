/** Counts over a sliding window: each request counts for its own time, not for a fixed minute. */

export interface RateLimit {
	requests: number;
	seconds: number;
}

/** Thrown where somebody has sent as much as the limit allows. */
export class TooManyRequests extends Error {
	/** Seconds until another will be let through. */
	readonly wait: number;

	constructor(wait: number) {
		super("Too many requests");
		this.name = "TooManyRequests";
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

/** Who was turned away and until when, so that a flood is turned away again without asking the store. */
export function turnedAway(now: () => Date) {
	const until = new Map<string, { end: number; seconds: number }>();

	/** Seconds left to wait, 0 for none. */
	function wait(subject: string): number {
		const told = until.get(subject);
		if (!told) return 0;
		const left = Math.ceil((told.end - now().getTime()) / 1000);
		// Longer than it was told at first: the clock has stepped back since.
		if (left > 0 && left <= told.seconds) return left;
		until.delete(subject);
		return 0;
	}

	function remember(subject: string, seconds: number): void {
		const [oldest] = until.size >= MOST_REMEMBERED ? until.keys() : [];
		if (oldest !== undefined) until.delete(oldest);
		until.set(subject, { end: now().getTime() + seconds * 1000, seconds });
	}

	return { wait, remember };
}
