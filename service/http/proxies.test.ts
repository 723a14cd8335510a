import { createServer } from "node:http";
import { expect, it } from "vitest";
import { listening } from "../../testing/processes/listening.ts";
import { MINUTE } from "../durations.ts";
import { proxyFault, watchProxies } from "./proxies.ts";

const VISITOR = "203.0.113.7";
const NEAR = "10.0.0.2";

const fault = (trusted: number, remoteAddress: string, headers: Record<string, string>, method = "GET") =>
	proxyFault({ method, headers, socket: { remoteAddress } }, trusted);
const by = (...hops: string[]) => ({ "x-forwarded-for": hops.join(", ") });

it.each([
	"127.0.0.1",
	"::1",
	"::ffff:127.0.0.1",
	"10.1.2.3",
	"172.17.0.1",
	"192.168.1.1",
	"fd00::1",
	"fe80::1",
	"100.64.0.9",
])("0 is wrong where %s, a proxy of ours, says for whom it asks", (address) => {
	expect(fault(0, address, by(VISITOR))).toBe("untrusted");
	expect(fault(0, address, { forwarded: `for=${VISITOR}` })).toBe("untrusted");
	for (const name of ["x-real-ip", "x-forwarded-proto", "via"])
		expect(fault(0, address, { [name]: VISITOR })).toBe("untrusted");
	expect(fault(0, address, {})).toBeUndefined();
});

it.each([VISITOR, "2001:db8::7", "172.32.0.1"])("0 is right where %s, a visitor, says so: anybody may", (address) => {
	expect(fault(0, address, by(VISITOR))).toBeUndefined();
});

it("less than stand in front is wrong: what counts then is a proxy of ours", () => {
	expect(fault(1, "127.0.0.1", by(VISITOR, NEAR))).toBe("too few");
	expect(fault(2, "127.0.0.1", by(VISITOR, NEAR))).toBeUndefined();
	expect(fault(1, "127.0.0.1", by("198.51.100.9", VISITOR))).toBeUndefined();
	expect(fault(1, "127.0.0.1", by(NEAR))).toBeUndefined();
});

it("more than stand in front is wrong where somebody sends something, not where a page is looked at", () => {
	expect(fault(1, VISITOR, {}, "POST")).toBe("too many");
	expect(fault(2, "127.0.0.1", by(VISITOR), "POST")).toBe("too many");
	expect(fault(2, "127.0.0.1", by(VISITOR), "GET")).toBeUndefined();
});

it("is noted at most once in ten minutes, is told apart the first time, and not for what asks about health", async () => {
	const server = createServer((_request, response) => response.end());
	const time = { now: 1 };
	const noted: unknown[] = [];
	// As while the store is not there.
	const note = async (...said: unknown[]) => {
		noted.push(said);
		throw new Error("no store");
	};
	watchProxies(server, 0, note, () => time.now);
	const port = await listening(server);
	const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers: by(VISITOR) });
	await ask("/healthz");
	await ask("/readyz");
	expect(noted).toEqual([]);
	for (let times = 0; times < 3; times++) await ask("/contacto");
	expect(noted).toEqual([["untrusted", true]]);
	time.now += 10 * MINUTE;
	await ask("/contacto");
	expect(noted).toEqual([
		["untrusted", true],
		["untrusted", false],
	]);
});
