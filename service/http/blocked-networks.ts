const MOST_BLOCKED = 10_000;

/**
 * Which networks are blocked and until when, so that a flood is refused again before anything is done for it.
 * @param clock milliseconds of a clock that never steps back
 */
export function blockedNetworks(clock: () => number) {
	const until = new Map<string, number>();

	/** Seconds left to wait, 0 for none. */
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
