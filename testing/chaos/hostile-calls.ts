/** Requests nobody honest sends: random bytes, random JSON, hostile values in every field, and valid ones damaged. */
import fc from "fast-check";
import { ELAPSED_FIELD, TRAP_FIELD } from "../../contract/requests/suspicion.ts";
import { CONTACT_PATH } from "../../contract/requests/wire.ts";
import { DEFAULT_CONTACT_PUBLIC_KEY } from "../../contract/web/defaults.ts";
import { anyText } from "../pages/any-text.ts";
import { PAYLOADS } from "../requests.ts";

export type HostileCall = ReturnType<typeof hostileCalls>[number];

/** A mark that no log entry may hold, and no page may hold unescaped. */
export const MARK = "<script>ivfmark</script>";
/** As the site of the test build: a page of another scheme may be anybody's. */
export const ORIGIN = "http://ivf.example";

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
	const headers = { "content-type": type, apikey: DEFAULT_CONTACT_PUBLIC_KEY, origin: ORIGIN, ...extra };
	return { method, path, headers, body: method === "GET" || method === "HEAD" ? new Uint8Array() : sent };
});

/** @param seed the same seed makes the same calls */
export function hostileCalls(count: number, seed: number) {
	return fc.sample(hostileCall, { numRuns: count, seed });
}
