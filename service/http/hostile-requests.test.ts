/**
 * Requests nobody honest sends, through a socket: random bytes, random JSON, hostile values in every field, valid ones damaged,
 * and every fourth not even HTTP.
 */
import { connect } from "node:net";
import { text as allOf } from "node:stream/consumers";
import fc from "fast-check";
import { expect, it } from "vitest";
import { isReference } from "../../contract/requests/reference.ts";
import { ELAPSED_FIELD, TRAP_FIELD } from "../../contract/requests/suspicion.ts";
import { CONTACT_PATH } from "../../contract/requests/wire.ts";
import { KEY, SITE_URL } from "../../testing/app.ts";
import { FULL_SWEEP } from "../../testing/full-sweep.ts";
import { anyText } from "../../testing/pages/any-text.ts";
import { servedSite } from "../../testing/processes/served-site.ts";
import { PAYLOADS } from "../../testing/requests.ts";

/** A mark that no log entry may hold, and no page may hold unescaped. */
const MARK = "<script>ivfmark</script>";

const HOSTILE_TEXTS = [
	`"><img src=x onerror=alert(1)>${MARK}`,
	"a@example.com\r\nRCPT TO:<other@example.com>",
	"<a@example.com>, other@example.com",
	"\u0000\u0001\u0008\u202e \u00a0\u200b\ufeff ",
	"\udfff\ud83d",
	"e\u0301".repeat(100),
	"\ufdfa".repeat(300),
	"a".repeat(5000),
	"🏴‍☠️".repeat(50),
	"'; DROP TABLE requests; --",
	"__proto__",
	"../../../etc/passwd",
	"1e400",
];
const OTHER_MEMBERS = ["request_id", TRAP_FIELD, ELAPSED_FIELD, "__proto__", "constructor", "hasOwnProperty"];
const MEMBERS = [...new Set([...Object.values(PAYLOADS).flatMap(Object.keys), ...OTHER_MEMBERS])];

const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text));

/** One of these, each so often. */
const mostly = <T>(...choices: readonly (readonly [number, fc.Arbitrary<T>])[]) =>
	fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })));

const text = mostly(
	[3, fc.constantFrom(...HOSTILE_TEXTS)],
	[1, anyText({ maxLength: 40 })],
	[1, fc.emailAddress()],
	[1, fc.uuid()],
);
const value = mostly<unknown>(
	[5, text],
	[1, fc.constantFrom(null, true, false, 0, -1, 1e308, [], {}, [[]], { length: 1e9 })],
	[1, fc.array(text, { maxLength: 3 })],
);
const valid = fc.constantFrom(...Object.values(PAYLOADS)).map((payload) => ({ ...payload }) as Record<string, unknown>);

/** A valid request with hostile values in some of its fields. */
const spoilt = fc
	.tuple(valid, fc.array(fc.tuple(fc.constantFrom(...MEMBERS), value), { maxLength: 4 }))
	.map(([payload, changes]) => {
		const members = new Map([...Object.entries(payload), ...changes]);
		// Written by hand, so that `__proto__` is a member like any other.
		const written = [...members].map(([name, given]) => `${JSON.stringify(name)}:${JSON.stringify(given) ?? "null"}`);
		return bytes(`{${written.join(",")}}`);
	});

/** A valid request with bytes changed, put in, cut out or cut off. */
const damaged = fc
	.tuple(valid, fc.nat(), fc.uint8Array({ maxLength: 6 }), fc.constantFrom(0, 1, 6, 1000))
	.map(([payload, place, more, cut]) => {
		const body = Buffer.from(JSON.stringify(payload));
		const at = place % body.length;
		return new Uint8Array([...body.subarray(0, at), ...more, ...body.subarray(at + cut)]);
	});

const form = fc
	.tuple(valid, fc.array(fc.tuple(fc.constantFrom(...MEMBERS), text), { maxLength: 4 }))
	.map(([payload, changes]) => {
		const members = [...Object.entries(payload), ...changes];
		return bytes(new URLSearchParams(members.map(([name, given]) => [name, String(given)])).toString());
	});

const random = fc.uint8Array({ maxLength: 300 });
const tooLong = fc.integer({ min: 16_000, max: 17_000 }).map((size) => bytes(" ".repeat(size)));
const json = mostly([2, random], [1, tooLong], [2, fc.json({ maxDepth: 4 }).map(bytes)], [10, spoilt], [8, damaged]);
const content = mostly<[string, Uint8Array]>(
	[4, fc.tuple(fc.constant("application/json"), json)],
	[1, fc.tuple(fc.constant("application/x-www-form-urlencoded"), mostly([5, form], [1, random]))],
);

const headerText = fc.string({ minLength: 1, maxLength: 30 }).map((one) => one.replace(/[^\x21-\x7e]/g, "."));
const headerNames = fc.constantFrom("content-type", "apikey", "origin", "referer", "x-forwarded-for", "authorization");
/** Headers beside those that let a body through to its rules. */
const extraHeaders = mostly<Record<string, string>>(
	[8, fc.constant({})],
	[4, fc.dictionary(headerNames, headerText, { maxKeys: 2 })],
	[1, fc.record({ "content-length": fc.constantFrom("-1", "abc", "0", "99999999999999999999", "1e3") })],
);
const method = mostly([40, fc.constant("POST")], [1, fc.constantFrom("GET", "PUT", "DELETE", "OPTIONS", "HEAD")]);
const path = mostly(
	[40, fc.constant(CONTACT_PATH)],
	[1, fc.webPath({ size: "small" })],
	[1, headerText.map((given) => `/solicitud-recibida?ref=${encodeURIComponent(given + MARK)}`)],
);

const hostileCall = fc.tuple(method, path, content, extraHeaders).map(([method, path, [type, sent], extra]) => {
	const headers = { "content-type": type, apikey: KEY, origin: SITE_URL, ...extra };
	return { method, path, headers, body: method === "GET" || method === "HEAD" ? new Uint8Array() : sent };
});

/** A call as bytes. @param damage if not HTTP: where it is changed, which may be a length that is a lie */
function onTheWire(
	{ method, path, headers, body }: HostileCall,
	damage: readonly (readonly [number, number])[],
): Buffer {
	const lines = Object.entries({ Host: "ivf.example", "content-length": body.length, ...headers, Connection: "close" });
	const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
	const whole = Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${head}\r\n`), body]);
	for (const [place, byte] of damage) whole[place % Math.min(whole.length, 200)] = byte;
	return whole;
}

type HostileCall = typeof hostileCall extends fc.Arbitrary<infer Call> ? Call : never;

const damages = fc.array(fc.tuple(fc.nat(199), fc.nat(255)), { minLength: 3, maxLength: 3 });
const bytesSent = fc
	.tuple(hostileCall, mostly<[number, number][]>([3, fc.constant([])], [1, damages]))
	.map(([call, damage]) => onTheWire(call, damage));

/** With a false length the server would wait for more; if the socket ended at once, Node would drop valid answers. */
async function speak(port: number, sent: Buffer): Promise<string> {
	const socket = connect(port, "127.0.0.1", () => socket.write(sent));
	socket.setEncoding("latin1");
	const patience = setTimeout(() => socket.end(), 500);
	return await allOf(socket)
		.catch(() => "")
		.finally(() => clearTimeout(patience));
}

const AT_ONCE = 16;

it("hostile requests get no 5xx, nothing unescaped and no reference but of what is stored, and the log holds none of it", async () => {
	const { port, entries, store } = await servedSite({ trustedProxies: 1 });
	const calls = fc.sample(bytesSent, FULL_SWEEP ? 20_000 : 800);
	const references = { json: new Set<string>(), form: new Set<string>() };
	let unanswered = 0;

	async function sendAndCheck(sent: Buffer): Promise<void> {
		const answer = await speak(port, sent);
		const said = sent.toString("base64").slice(0, 4000);
		const status = answer.match(/^HTTP\/1\.1 (\d{3})/)?.[1];
		if (!status) unanswered++;
		expect(status?.[0], said).not.toBe("5");
		expect(answer, said).not.toContain(MARK);
		const location = status === "303" && answer.match(/^location: *(\S+)/im)?.[1];
		const json = answer.match(/\{"received":true,"reference":"([^"]*)"/)?.[1];
		if (!location && json === undefined) return;
		const reference = location ? new URL(location, SITE_URL).searchParams.get("ref") : json;
		expect(isReference(reference ?? ""), said).toBe(true);
		references[location ? "form" : "json"].add(reference as string);
	}

	await Promise.all(
		Array.from({ length: AT_ONCE }, async () => {
			for (let call = calls.pop(); call; call = calls.pop()) await sendAndCheck(call);
		}),
	);
	// None got as far as its rules otherwise.
	for (const kind of ["json", "form"] as const) expect(references[kind].size, kind).toBeGreaterThan(0);
	const acknowledged = [...references.json, ...references.form].sort();
	const { requests } = await store.requests.page({ filter: "all", limit: 30_000 });
	const stored = requests.map(({ reference }) => reference).sort();
	expect(stored).toEqual(expect.arrayContaining(acknowledged));
	expect(stored.length).toBeLessThanOrEqual(acknowledged.length + unanswered);
	// A path that leads nowhere is logged; a damaged head may make a query part of one.
	const logged = entries.map(({ path: _, ...entry }) => JSON.stringify(entry)).join("\n");
	expect(logged).not.toContain("ivfmark");
	expect(entries.length).toBeGreaterThan(0);
});
