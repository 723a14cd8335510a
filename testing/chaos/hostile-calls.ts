/** Requests nobody honest sends: random bytes, random JSON, hostile values in every field, and valid ones damaged. */
import fc from "fast-check";
import { DEFAULT_CONTACT_PUBLIC_KEY } from "../../contract/defaults.ts";
import { CONFIRMATION_PATH, CONTACT_PATH } from "../../contract/wire.ts";
import { PAYLOADS } from "../requests.ts";

export interface HostileCall {
	method: string;
	path: string;
	headers: Record<string, string>;
	body: Uint8Array | undefined;
}

/** A mark that no log entry may hold, and no page may hold unescaped. */
export const MARK = "<script>ivfmark</script>";
export const ORIGIN = "https://ivf.example";

const HOSTILE_TEXTS = [
	MARK,
	`"><img src=x onerror=alert(1)>${MARK}`,
	'=HYPERLINK("http://example.com","a")',
	"+1+cmd|' /C calc'!A0",
	"@SUM(1)",
	"\r\nBcc: other@example.com",
	"Ana\nSubject: otro",
	"a@example.com\r\nRCPT TO:<other@example.com>",
	"<a@example.com>, other@example.com",
	"\u0000\u0001\u0008",
	"\u202eanA",
	"\ud800",
	"\udfff\ud83d",
	"e\u0301".repeat(100),
	"\ufdfa".repeat(300),
	"'; DROP TABLE requests; --",
	"{{7*7}}%s%n",
	"sealed:1:00000000:AAAA",
	"__proto__",
	"constructor",
	"../../../etc/passwd",
	"a".repeat(5000),
	"🏴‍☠️".repeat(50),
	" \u00a0\u200b\ufeff ",
	"null",
	"NaN",
	"1e400",
];

const FIELDS = [
	...new Set([
		...Object.values(PAYLOADS).flatMap((payload) => Object.keys(payload)),
		"request_id",
		"website",
		"elapsed_ms",
		"__proto__",
		"constructor",
		"toString",
		"hasOwnProperty",
	]),
];

const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text));

const typed = (type: string) => (content: Uint8Array | string) =>
	({ type, content: typeof content === "string" ? bytes(content) : content }) as const;

// Any UTF-16, halves of pairs too. (fast-check's own "binary" texts take a minute to prepare.)
const units = fc
	.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
	.map((codes) => String.fromCharCode(...codes));

const text = fc.oneof(
	{ weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
	{ weight: 1, arbitrary: units },
	{ weight: 1, arbitrary: fc.emailAddress() },
	{ weight: 1, arbitrary: fc.uuid() },
);
const deep = fc.integer({ min: 1, max: 4000 }).map((depth) => `${"[".repeat(depth)}${"]".repeat(depth)}`);
const value: fc.Arbitrary<unknown> = fc.oneof(
	{ weight: 5, arbitrary: text },
	{ weight: 1, arbitrary: fc.constantFrom(null, true, false, 0, -1, 1e308, [], {}, [[]], { length: 1e9 }) },
	{ weight: 1, arbitrary: fc.array(text, { maxLength: 3 }) },
);
const valid = fc.constantFrom(...Object.values(PAYLOADS)).map((payload) => ({ ...payload }) as Record<string, unknown>);

/** A valid request with hostile values in some of its fields. */
const spoilt = fc
	.tuple(valid, fc.array(fc.tuple(fc.constantFrom(...FIELDS), value), { maxLength: 4 }))
	.map(([payload, changes]) => {
		const members = new Map(Object.entries(payload));
		for (const [field, given] of changes) members.set(field, given);
		// Written by hand, so that `__proto__` is a member like any other.
		return `{${[...members].map(([name, given]) => `${JSON.stringify(name)}:${JSON.stringify(given) ?? "null"}`).join(",")}}`;
	});

/** A valid request with bytes changed, cut out, doubled or cut off. */
const damaged = fc
	.tuple(valid, fc.array(fc.tuple(fc.nat(), fc.nat(255), fc.nat(3)), { minLength: 1, maxLength: 6 }))
	.map(([payload, edits]) => {
		let body = bytes(JSON.stringify(payload));
		for (const [place, byte, kind] of edits) {
			const at = place % Math.max(1, body.length);
			if (kind === 0) body[at] = byte;
			else if (kind === 1) body = body.slice(0, at);
			else if (kind === 2) body = new Uint8Array([...body.slice(0, at), byte, ...body.slice(at)]);
			else body = new Uint8Array([...body, ...body.slice(at, at + 50)]);
		}
		return body;
	});

const form = fc
	.tuple(valid, fc.array(fc.tuple(fc.constantFrom(...FIELDS), text), { maxLength: 4 }))
	.map(([payload, changes]) => {
		const fields = new URLSearchParams(Object.entries(payload).map(([name, given]) => [name, String(given)]));
		for (const [name, given] of changes) fields.append(name, given);
		return bytes(fields.toString());
	});

const json = "application/json";
const urlencoded = "application/x-www-form-urlencoded";

const body = fc.oneof(
	{ weight: 2, arbitrary: fc.uint8Array({ maxLength: 300 }).map(typed(json)) },
	{ weight: 1, arbitrary: fc.integer({ min: 16_000, max: 17_000 }).map((size) => typed(json)(" ".repeat(size))) },
	{ weight: 2, arbitrary: fc.json({ maxDepth: 4 }).map(typed(json)) },
	{ weight: 1, arbitrary: deep.map(typed(json)) },
	{ weight: 10, arbitrary: spoilt.map(typed(json)) },
	{ weight: 8, arbitrary: damaged.map(typed(json)) },
	{ weight: 5, arbitrary: form.map(typed(urlencoded)) },
	{ weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map(typed(urlencoded)) },
);

const headerText = fc.string({ minLength: 1, maxLength: 30 }).map((one) => one.replace(/[^\x21-\x7e]/g, "."));

/** Headers beside those that let a body through to its rules. */
const extraHeaders = fc.oneof(
	{ weight: 8, arbitrary: fc.constant({}) },
	{ weight: 1, arbitrary: headerText.map((given) => ({ "content-type": given })) },
	{ weight: 1, arbitrary: headerText.map((given) => ({ apikey: given })) },
	{ weight: 1, arbitrary: headerText.map((given) => ({ origin: given, referer: given })) },
	{ weight: 1, arbitrary: headerText.map((given) => ({ "x-forwarded-for": given, authorization: `Bearer ${given}` })) },
	{
		weight: 1,
		arbitrary: fc
			.constantFrom("-1", "abc", "0", "99999999999999999999", "1e3")
			.map((given) => ({ "content-length": given })),
	},
);

const method = fc.oneof(
	{ weight: 40, arbitrary: fc.constant("POST") },
	{ weight: 1, arbitrary: fc.constantFrom("GET", "PUT", "DELETE", "OPTIONS", "PATCH", "HEAD") },
);
const path = fc.oneof(
	{ weight: 40, arbitrary: fc.constant(CONTACT_PATH) },
	{ weight: 1, arbitrary: fc.webPath({ size: "small" }) },
	{ weight: 1, arbitrary: headerText.map((given) => `${CONFIRMATION_PATH}?ref=${encodeURIComponent(given + MARK)}`) },
);

const hostileCall = fc
	.tuple(method, path, body, extraHeaders)
	.map(([method, path, { type, content }, extra]): HostileCall => {
		const bodiless = method === "GET" || method === "HEAD";
		return {
			method,
			path,
			headers: { "content-type": type, apikey: DEFAULT_CONTACT_PUBLIC_KEY, origin: ORIGIN, ...extra },
			body: bodiless ? undefined : content,
		};
	});

/** @param seed the same seed makes the same calls */
export function hostileCalls(count: number, seed: number): HostileCall[] {
	return fc.sample(hostileCall, { numRuns: count, seed });
}
