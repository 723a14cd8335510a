/** Whether TRUST_PROXY fits what comes in: if not, all visitors count as one, or each may name the address that counts. */
import type { IncomingMessage, Server } from "node:http";
import { MINUTE } from "../durations.ts";
import type { ProxyFault } from "../store/clock.ts";
import { clientAddress, forwardedHops } from "../web/client-address.ts";

const HEALTH = /^\/(healthz|readyz)\b/;
const BETWEEN_NOTES = 10 * MINUTE;

// Networks of our own, as a proxy's is and a visitor's is not (RFC 1918, 6598, 3927, 4193, 4291); a socket of this machine has none.
const OURS =
	/^$|^(::ffff:)?(10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.|^::1$|^f[cd]|^fe[89ab]/i;

// What proxies send, also those that are not set up to send X-Forwarded-For.
const BY_PROXIES = /^(forwarded|x-real-ip|x-forwarded-\w+|via)$/;

type Asked = Pick<IncomingMessage, "method" | "headers"> & { socket: Pick<IncomingMessage["socket"], "remoteAddress"> };

export function proxyFault({ method, headers, socket }: Asked, trusted: number): ProxyFault | undefined {
	const address = socket.remoteAddress ?? "";
	const forwarded = [headers["x-forwarded-for"] ?? []].flat().join();
	const passed = forwardedHops(forwarded).length;
	if (trusted === 0)
		return OURS.test(address) && Object.keys(headers).some((name) => BY_PROXIES.test(name)) ? "untrusted" : undefined;
	// Pages are asked for by what watches the service, too.
	if (passed < trusted) return method === "POST" ? "too many" : undefined;
	return passed > trusted && OURS.test(clientAddress(address, forwarded, trusted)) ? "too few" : undefined;
}

/** @param note is told what is wrong, once in ten minutes, and if it is the first time @param clock in milliseconds */
export function watchProxies(
	server: Pick<Server, "on">,
	trusted: number,
	note: (fault: ProxyFault, first: boolean) => Promise<void>,
	clock: () => number,
): void {
	let next = 0;
	server.on("request", (request: IncomingMessage) => {
		const fault = clock() < next || HEALTH.test(request.url ?? "") ? undefined : proxyFault(request, trusted);
		if (!fault) return;
		note(fault, next === 0).catch(() => {});
		next = clock() + BETWEEN_NOTES;
	});
}
