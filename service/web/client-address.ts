/** What the server passes along with a request. */
export interface Bindings {
	/** Address of the connection. */
	address: string;
}

/**
 * The client's address. X-Forwarded-For is trusted only as far as our own proxies wrote it: with `n` of them the n-th
 * entry from the right is the one the outermost saw.
 */
export function clientAddress(socketAddress: string, forwardedFor: string | undefined, trustedProxies: number): string {
	if (trustedProxies === 0) return socketAddress;
	const hops = [...(forwardedFor ?? "").split(","), socketAddress].map(bare).filter(Boolean);
	return hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? socketAddress;
}

/** The address without brackets and port, which some proxies write: a new port is no new client. */
function bare(hop: string): string {
	const [, bracketed, plain] = hop.trim().match(/^\[([^\]]*)\](?::\d+)?$|^([^:]*):\d+$/) ?? [];
	return bracketed ?? plain ?? hop.trim();
}
