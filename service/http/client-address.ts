/**
 * The visitor's address. Headers are believed only as far as our own proxies wrote them: with `n` trusted proxies
 * the n-th entry from the right of X-Forwarded-For is the one the outermost of them saw.
 * @param socketAddress the address of the connection itself
 * @param forwardedFor the X-Forwarded-For header
 * @param trustedProxies how many proxies of ours stand in front
 */
export function clientAddress(socketAddress: string, forwardedFor: string | undefined, trustedProxies: number): string {
	if (trustedProxies === 0) return socketAddress;
	const hops = [...(forwardedFor ?? "").split(","), socketAddress].map(bare).filter(Boolean);
	return hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? socketAddress;
}

/** Without brackets and port, which some proxies write: a new port is no new visitor. */
function bare(hop: string): string {
	const [, bracketed, plain] = hop.trim().match(/^\[([^\]]*)\](?::\d+)?$|^([^:]*):\d+$/) ?? [];
	return bracketed ?? plain ?? hop.trim();
}
