const MOST_BLOCKED = 10_000;

/**
 * Remembers which networks are blocked and until when, so that a flood is refused without asking the store.
 * @param clock monotonic clock, in milliseconds
 */
export function blockedNetworks(clock: () => number) {
	const until = new Map<string, number>();

	/** Seconds a network is still blocked for; 0 where it is not. */
	function wait(network: string): number {
		const left = Math.ceil(((until.get(network) ?? 0) - clock()) / 1000);
		if (left > 0) return left;
		until.delete(network);
		return 0;
	}

	function block(network: string, seconds: number): void {
		const [oldest] = until.size >= MOST_BLOCKED ? until.keys() : [];
		if (oldest !== undefined) until.delete(oldest);
		until.set(network, clock() + seconds * 1000);
	}

	return { wait, block };
}
