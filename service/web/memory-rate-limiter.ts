import type { ClientNetwork, RateLimit } from "../store/limits/rate-limit.ts";

const MAX_NETWORKS = 10_000;

/** A rate limiter in memory: a flood is refused without asking the store. @param clock monotonic, in ms */
export function memoryRateLimiter(clock: () => number) {
	const windows = new Map<string, { left: number; until: number }>();

	/** Seconds a network is still blocked for; 0 if it is not. */
	function wait(network: string): number {
		const { left, until } = windows.get(network) ?? { left: 0, until: 0 };
		const seconds = Math.ceil((until - clock()) / 1000);
		if (seconds > 0) return left > 0 ? 0 : seconds;
		windows.delete(network);
		return 0;
	}

	const block = (network: string, seconds: number) => void open(network, 0, seconds);

	/** Counts one more of a client's, in windows that begin with the first. @returns seconds to wait, or 0 */
	function take(networks: readonly ClientNetwork[], { requests, seconds }: RateLimit): number {
		const longest = Math.max(...networks.map(({ name }) => wait(name)));
		if (longest > 0) return longest;
		for (const { name, times } of networks) (windows.get(name) ?? open(name, requests * times, seconds)).left -= 1;
		return 0;
	}

	function open(network: string, left: number, seconds: number) {
		const [oldest] = windows.size >= MAX_NETWORKS ? windows.keys() : [];
		if (oldest !== undefined) windows.delete(oldest);
		const window = { left, until: clock() + seconds * 1000 };
		windows.set(network, window);
		return window;
	}

	return { wait, block, take };
}
