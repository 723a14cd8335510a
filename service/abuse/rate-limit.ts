import { isIPv6 } from "node:net";

export interface RateLimit {
	requests: number;
	seconds: number;
}

export type RateLimiter = ReturnType<typeof rateLimiter>;

/**
 * Counts requests per address over a sliding window.
 * @param limit how many in how long; undefined lets everything pass
 * @param now the clock
 */
export function rateLimiter(limit: RateLimit | undefined, now: () => Date) {
	const seen = new Map<string, number[]>();
	let nextSweep = 0;

	/** Counts one request. Returns 0, or after how many seconds another will be let through. */
	function take(address: string): number {
		if (!limit) return 0;
		const time = now().getTime();
		const since = time - limit.seconds * 1000;
		sweep(time, since);
		const key = addressKey(address);
		const times = (seen.get(key) ?? []).filter((at) => at > since);
		seen.set(key, times);
		const oldest = times[times.length - limit.requests];
		if (oldest !== undefined) return Math.max(1, Math.ceil((oldest - since) / 1000));
		times.push(time);
		return 0;
	}

	// Addresses that fell silent are forgotten, or memory would grow with every visitor.
	function sweep(time: number, since: number): void {
		if (!limit || time < nextSweep) return;
		nextSweep = time + limit.seconds * 1000;
		for (const [key, times] of seen) if (times.every((at) => at <= since)) seen.delete(key);
	}

	return {
		take,
		/** How many addresses are remembered. */
		known: () => seen.size,
	};
}

/** One household or server holds a whole IPv6 /64, so its addresses count as one. */
export function addressKey(address: string): string {
	if (!isIPv6(address)) return address;
	// A URL writes every spelling of an address the same way: small letters, no leading zeros, no dotted tail.
	const plain = new URL(`http://[${address.replace(/%.*$/, "")}]`).hostname.slice(1, -1);
	const mapped = plain.match(/^::ffff:([\da-f]+):([\da-f]+)$/);
	if (mapped) return mapped.slice(1).flatMap(twoBytes).join(".");
	const [head = "", tail] = plain.split("::");
	const left = head === "" ? [] : head.split(":");
	const right = tail === undefined || tail === "" ? [] : tail.split(":");
	const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
	const groups = [...left, ...Array.from({ length: zeros }, () => "0"), ...right];
	return `${groups.slice(0, 4).join(":")}::/64`;
}

function twoBytes(group: string): number[] {
	const value = Number.parseInt(group, 16);
	return [value >> 8, value & 255];
}
