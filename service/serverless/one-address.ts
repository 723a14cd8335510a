import { lookup as systemLookup } from "node:dns/promises";

type Lookup = (host: string, options: { family: 0 | 4 }) => Promise<{ address: string }>;

/**
 * Replaces the mail server's name with one of its IP addresses; the certificate is still checked against the name. If a
 * TLS connection may choose among several, Deno 2.1 and 2.2 hang, and Deno up to 2.7.7 may send in plain text what was
 * meant for TLS (CVE-2026-44726).
 */
export async function atOneAddress(url: string, lookup: Lookup = systemLookup): Promise<string> {
	const server = new URL(url);
	if (server.protocol !== "smtps:") return url;
	const name = server.hostname;
	const { address } = await lookup(name, { family: 4 }).catch(() => lookup(name, { family: 0 }));
	server.hostname = address.includes(":") ? `[${address}]` : address;
	if (!server.searchParams.has("tls.servername")) server.searchParams.set("tls.servername", name);
	return server.href;
}
