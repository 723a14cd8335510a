/**
 * Whether TRUST_PROXY can be right, judged by what comes in: with a wrong number all visitors count as one, or each may name
 * the address that counts. Told once, and without an address.
 */
import type { IncomingMessage, Server } from "node:http";
import { BlockList, isIPv6 } from "node:net";
import { HOUR, MINUTE } from "../durations.ts";
import type { Log } from "../process/log.ts";
import type { ProxyFault } from "../store/clock.ts";
import { clientAddress, forwardedHops } from "../web/client-address.ts";

const HEALTH = /^\/(healthz|readyz)\b/;

const OURS = new BlockList();
for (const [net, prefix] of [
	...([
		["10.0.0.0", 8],
		["100.64.0.0", 10],
		["127.0.0.0", 8],
		["169.254.0.0", 16],
		["172.16.0.0", 12],
	] as const),
	...([
		["192.168.0.0", 16],
		["::1", 128],
		["fc00::", 7],
		["fe80::", 10],
	] as const),
]) {
	OURS.addSubnet(net, prefix, isIPv6(net) ? "ipv6" : "ipv4");
}

/** Whether an address is of a network of ours, as a proxy's is and a visitor's is not; a socket of this machine has none. */
const isOurs = (address: string) => address === "" || OURS.check(address, isIPv6(address) ? "ipv6" : "ipv4");

type Asked = Pick<IncomingMessage, "method" | "headers"> & { socket: Pick<IncomingMessage["socket"], "remoteAddress"> };

export function proxyFault({ method, headers, socket }: Asked, trusted: number): ProxyFault | undefined {
	const address = socket.remoteAddress ?? "";
	const forwarded = [headers["x-forwarded-for"] ?? []].flat().join();
	const passed = forwardedHops(forwarded).length;
	if (trusted === 0) return isOurs(address) && (passed > 0 || headers.forwarded) ? "untrusted" : undefined;
	// Pages are asked for by what watches the service, too.
	if (passed < trusted) return method === "POST" ? "too many" : undefined;
	return passed > trusted && isOurs(clientAddress(address, forwarded, trusted)) ? "too few" : undefined;
}

interface WatchOptions {
	trusted: number;
	/** Keeps it for `doctor`; called once an hour at most. */
	note: (fault: ProxyFault) => Promise<void>;
	log: Pick<Log, "warn">;
	/** Monotonic clock, in milliseconds. */
	clock: () => number;
}

export function watchProxies(server: Pick<Server, "on">, { trusted, note, log, clock }: WatchOptions): void {
	let next = 0;
	let told = false;
	server.on("request", (request: IncomingMessage) => {
		if (clock() < next || HEALTH.test(request.url ?? "")) return;
		const fault = proxyFault(request, trusted);
		if (!fault) return;
		if (!told) log.warn({ fault, trusted }, "TRUST_PROXY does not fit the proxies that requests pass");
		told = true;
		next = clock() + HOUR;
		note(fault).catch(() => {
			next = clock() + MINUTE;
		});
	});
}
