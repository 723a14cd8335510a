import { isIPv6 } from "node:net";

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
