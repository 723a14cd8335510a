/** A client: its address, and the networks it is counted under. */
import { isIPv6 } from "node:net";
import * as ipaddr from "hono/utils/ipaddr";
import type { ClientNetwork } from "../store/limits/rate-limit.ts";

/** What the server passes along with a request. */
export interface Bindings {
	/** Address of the connection. */
	address: string;
}

/** The client's address: with `n` proxies of ours, the n-th entry from the right of X-Forwarded-For is the one to trust. */
export function clientAddress(socketAddress: string, forwardedFor: string | undefined, trustedProxies: number): string {
	if (trustedProxies === 0) return socketAddress;
	const hops = [...forwardedHops(forwardedFor), bare(socketAddress)];
	return hops[Math.max(0, hops.length - 1 - trustedProxies)] || socketAddress;
}

/** The addresses that proxies wrote, the nearest one's last. */
export const forwardedHops = (forwardedFor = ""): string[] => forwardedFor.split(",").map(bare).filter(Boolean);

/** The address without brackets and port, which some proxies write: a new port is no new client. */
function bare(hop: string): string {
	const [, bracketed, plain] = hop.trim().match(/^\[([^\]]*)\](?::\d+)?$|^([^:]*):\d+$/) ?? [];
	return bracketed ?? plain ?? hop.trim();
}

// No address is written in more characters (RFC 4291, section 2.2, form 3).
const MAX_ADDRESS_LENGTH = 45;

/** Counts an IPv6 address by /64, and with wider limits by /56 and /48, which one who rents a server may hold (RFC 6177). */
export function clientNetworks(address: string): ClientNetwork[] {
	if (!isIPv6(address)) return [{ name: address.slice(0, MAX_ADDRESS_LENGTH), times: 1 }];
	const bits = ipaddr.convertIPv6ToBinary(address.replace(/%.*$/, ""));
	if (ipaddr.isIPv4MappedIPv6(bits)) return [{ name: ipaddr.convertIPv4BinaryToString(bits & 0xffff_ffffn), times: 1 }];
	return [64n, 56n, 48n].map((length, index) => {
		const host = 128n - length;
		return { name: `${ipaddr.convertIPv6BinaryToString((bits >> host) << host)}/${length}`, times: 4 ** index };
	});
}
