/** A client: its address, and the networks it is counted under. */
import { isIPv6 } from "node:net";
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
	// A URL writes every spelling of an address the same way: lower case, no leading zeros, no dotted tail.
	const plain = new URL(`http://[${address.replace(/%.*$/, "")}]`).hostname.slice(1, -1);
	const mapped = plain.match(/^::ffff:([\da-f]+):([\da-f]+)$/);
	if (mapped) return [{ name: mapped.slice(1).flatMap(twoBytes).join("."), times: 1 }];
	const [head = "", tail] = plain.split("::");
	const left = head === "" ? [] : head.split(":");
	const right = tail === undefined || tail === "" ? [] : tail.split(":");
	const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
	const groups = [...left, ...Array.from({ length: zeros }, () => "0"), ...right];
	const site = groups.slice(0, 3).join(":");
	const subnet = Number.parseInt(groups[3] ?? "0", 16);
	return [
		{ name: `${site}:${subnet.toString(16)}::/64`, times: 1 },
		{ name: `${site}:${(subnet & 0xff00).toString(16)}::/56`, times: 4 },
		{ name: `${site}::/48`, times: 16 },
	];
}

function twoBytes(group: string): number[] {
	const value = Number.parseInt(group, 16);
	return [value >> 8, value & 255];
}
