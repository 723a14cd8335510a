import { describe, expect, it } from "vitest";
import { MAX_BODY_BYTES } from "../../contract/questions/limits.ts";
import { FORM_IDS, FORMS } from "../../contract/requests/forms.ts";
import { ELAPSED_FIELD, TRAP_FIELD } from "../../contract/requests/suspicion.ts";
import { CONTACT_PATH } from "../../contract/requests/wire.ts";
import { KEY, SITE_URL } from "../../testing/app.ts";
import { growth } from "../../testing/measuring/growth.ts";
import { servedSite } from "../../testing/processes/served-site.ts";
import { PAYLOADS } from "../../testing/requests.ts";

// Sixteen times the bytes for less than three times the work: what a request costs whatever it brings outweighs the rest so
// far that its growth could not be told beside it. Only what takes more is measured closely.
const FEWER = 16;
const OUTWEIGHED = 3;
// In turns, of which the quickest count: others on the machine lengthen single ones.
const TURNS = { least: 2, most: 12 };
// Twice the bytes may cost twice the work, and a little more where memory is moved.
const LINEAR = 2.6;
// All headers of a request together may have 16 kB in Node; the others need some of it.
const HEADER_BYTES = 15_000;
// A body's other members need some of its bytes.
const BODY_BYTES = MAX_BODY_BYTES - 1200;

// Switched on, so that what they do is part of the work.
const ENOUGH = { requests: 100_000, seconds: 600 };

type Texts = Record<string, (bytes: number) => string>;

const LETTERS_OF_LATIN_1 = Array.from({ length: 31 }, (_, index) => String.fromCharCode(0xe0 + index)).join("");

/** What regular expressions, decoding, normalising or parsing may stumble over, as texts of about so many bytes. */
const IN_HEADERS: Texts = {
	letters: (bytes) => "a".repeat(bytes),
	slashes: (bytes) => "/".repeat(bytes),
	segments: (bytes) => "/a".repeat(bytes / 2),
	commas: (bytes) => ",".repeat(bytes),
	lists: (bytes) => "a, ".repeat(bytes / 3),
	semicolons: (bytes) => "a;".repeat(bytes / 2),
	colons: (bytes) => "1:".repeat(bytes / 2),
	dots: (bytes) => "1.".repeat(bytes / 2),
	percents: (bytes) => "%25".repeat(bytes / 3),
	"encoded at signs": (bytes) => "%2540".repeat(bytes / 5),
	"escaped fragments": (bytes) => "%23".repeat(bytes / 3),
	"at signs": (bytes) => "@".repeat(bytes),
	parameters: (bytes) => "a=1&".repeat(bytes / 4),
	endings: (bytes) => "/index.html".repeat(bytes / 11),
	"an IPv6 address": (bytes) => `::1%${"a".repeat(bytes)}`,
};
const IN_HEADERS_ONLY: Texts = {
	blanks: (bytes) => `a${" ".repeat(bytes)}a`,
	"letters beyond ASCII": (bytes) => LETTERS_OF_LATIN_1.repeat(bytes / 31),
};
const IN_BODIES: Texts = {
	letters: (bytes) => "a".repeat(bytes),
	dots: (bytes) => "1.".repeat(bytes / 2),
	slashes: (bytes) => "/".repeat(bytes),
	blanks: (bytes) => `a${" ".repeat(bytes)}a`,
	"line breaks": (bytes) => `a${"\n".repeat(bytes / 3)}a`,
	"combining marks": (bytes) => "\u0301\u0323".repeat(bytes / 4),
	"marks that fall apart": (bytes) => "\u0344".repeat(bytes / 2),
	"control characters": (bytes) => `a${"a\u0001".repeat(bytes / 7)}a`,
	joiners: (bytes) => "\u200d".repeat(bytes / 3),
	jamo: (bytes) => "\u1100\u1161\u11a8".repeat(bytes / 9),
	digits: (bytes) => "1".repeat(bytes),
	"an address of many labels": (bytes) => `a@${"a.".repeat((bytes - 64) / 2)}${"a-".repeat(31)}`,
	"a domain beyond ASCII": (bytes) => `a@${"ü.".repeat((bytes - 4) / 3)}de`,
	"what shows nothing": (bytes) => "\u200b\u2060".repeat(bytes / 6),
	"digits of another script": (bytes) => "٠".repeat(bytes / 2),
	"characters of HTML": (bytes) => "<&>".repeat(bytes / 3),
	"halves of pairs": (bytes) => "\ud83d".repeat(bytes / 6),
};

const FIELDS = [
	...new Set(FORM_IDS.flatMap((form) => FORMS[form].fields)),
	...["type", "interest", "request_id", TRAP_FIELD, ELAPSED_FIELD],
];
const formWith = (field: string) =>
	FORM_IDS.find((form) => FORMS[form].fields.some((one) => one === field)) ?? ("join" as const);

interface Head {
	method?: string;
	target?: string;
	headers?: Record<string, string>;
}

/** A request's bytes; headers are Latin 1, as Node reads them. */
function written({ method = "GET", target = "/", headers = {} }: Head, body = ""): Buffer {
	const content = Buffer.from(body);
	const all = {
		Host: "ivf.example",
		Connection: "close",
		...(method === "POST" && { "Content-Length": content.length }),
		...headers,
	};
	const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
	return Buffer.concat([Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join("")}\r\n`, "latin1"), content]);
}

const asJson = { method: "POST", target: CONTACT_PATH, headers: { "Content-Type": "application/json", apikey: KEY } };
const asForm = {
	method: "POST",
	target: CONTACT_PATH,
	headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: SITE_URL },
};
const encoded = (members: object) => new URLSearchParams(Object.entries(members)).toString();

/** A form's text of so many bytes once it is encoded. */
const fitting = (text: (bytes: number) => string, bytes: number) => {
	const share = new URLSearchParams({ "": text(600) }).toString().length / 600;
	return text(Math.floor(bytes / Math.max(1, share)));
};

/** The texts for which the work grows faster than its bytes. */
async function steepest(
	texts: Texts,
	request: (text: (bytes: number) => string, bytes: number) => Buffer,
	most: number,
) {
	const { responseTo } = await servedSite({ trustedProxies: 1 }, { limits: { address: ENOUGH, email: ENOUGH } });
	const steep: Record<string, string> = {};
	for (const [what, text] of Object.entries(texts)) {
		if (await isOutweighed(responseTo, request(text, most / FEWER), request(text, most))) continue;
		const requests = new Map([most / 2, most].map((bytes) => [bytes, request(text, bytes)]));
		const times = await growth((bytes) => responseTo(requests.get(bytes) as Buffer), most, LINEAR);
		if (times > LINEAR) steep[what] = times.toFixed(1);
	}
	return steep;
}

/** Whether the largest request takes hardly longer than one of few bytes. */
async function isOutweighed(
	responseTo: (request: Buffer) => Promise<string>,
	few: Buffer,
	most: Buffer,
): Promise<boolean> {
	let [short, long] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
	for (let turn = 1; turn <= TURNS.most; turn++) {
		short = Math.min(short, await duration(() => responseTo(few)));
		long = Math.min(long, await duration(() => responseTo(most)));
		if (turn >= TURNS.least && long < OUTWEIGHED * short) return true;
	}
	return false;
}

async function duration(work: () => Promise<unknown>): Promise<number> {
	const before = performance.now();
	await work();
	return performance.now() - before;
}

describe("the work for a request grows with its bytes and no faster", { timeout: 600_000 }, () => {
	it.each([
		["a path", (text: string) => ({ target: `/${encodeURI(text)}` })],
		["a path that is posted to", (text: string) => ({ method: "POST", target: `/${encodeURI(text)}` })],
		["a target with a host", (text: string) => ({ target: `http://${encodeURI(text)}` })],
		["a query", (text: string) => ({ target: `/nada?${encodeURI(text)}` })],
		["the confirmation's reference", (text: string) => ({ target: `/solicitud-recibida?ref=${encodeURI(text)}` })],
		["the confirmation's form", (text: string) => ({ target: `/solicitud-recibida?form=${encodeURI(text)}` })],
	])("in %s", async (_, head) => {
		expect(await steepest(IN_HEADERS, (text, bytes) => written(head(fitting(text, bytes))), HEADER_BYTES)).toEqual({});
	});

	it.each([
		...["Host", "Accept-Encoding", "If-None-Match", "If-Range", "Range", "Available-Dictionary", "X-Anything"].map(
			(name) => [name, { target: "/contacto" }] as const,
		),
		...["Content-Type", "Origin", "Host", "apikey", "Authorization", "X-Forwarded-For", "Content-Length"].map(
			(name) => [name, asJson] as const,
		),
		...["Origin", "Referer", "X-Forwarded-For", "Accept-Encoding"].map((name) => [name, asForm] as const),
	])("in the header %s", async (name, head: Head) => {
		const prefix = name === "Authorization" ? "Bearer " : name === "Origin" || name === "Referer" ? "http://" : "";
		const request = (text: (bytes: number) => string, bytes: number) => {
			const { Origin: _, ...headers } = head.headers ?? {};
			return written({ ...head, headers: { ...headers, [name]: prefix + text(bytes) } });
		};
		expect(await steepest({ ...IN_HEADERS, ...IN_HEADERS_ONLY }, request, HEADER_BYTES)).toEqual({});
	});

	it.each(FIELDS)("in the field %s, as JSON", async (field) => {
		const request = (text: (bytes: number) => string, bytes: number) =>
			written(asJson, JSON.stringify({ ...PAYLOADS[formWith(field)], [field]: text(bytes) }));
		expect(await steepest(IN_BODIES, request, BODY_BYTES)).toEqual({});
	});

	it.each(FIELDS)("in the field %s of a form", async (field) => {
		const request = (text: (bytes: number) => string, bytes: number) =>
			written(asForm, encoded({ ...PAYLOADS[formWith(field)], [field]: fitting(text, bytes) }));
		expect(await steepest(IN_BODIES, request, BODY_BYTES)).toEqual({});
	});

	it("in the number of members, their depth and their names", async () => {
		const usual = JSON.stringify(PAYLOADS.patient).slice(0, -1);
		const bodies: Texts = {
			members: (bytes) => `${usual},${Array.from({ length: bytes / 10 }, (_, at) => `"${10_000 + at}":1`)}}`,
			"the same member": (bytes) => `${usual}${',"name":1'.repeat(bytes / 9)}}`,
			lists: (bytes) => `${usual},"name":${"[".repeat(bytes / 2)}${"]".repeat(bytes / 2)}}`,
			objects: (bytes) => `${usual},"name":${'{"a":'.repeat(bytes / 6)}1${"}".repeat(bytes / 6)}}`,
			digits: (bytes) => `${usual},"elapsed_ms":${"1".repeat(bytes)}}`,
			blanks: (bytes) => `${" ".repeat(bytes)}${usual}}`,
			escapes: (bytes) => `${usual},"name":"${"\\u0041".repeat(bytes / 6)}"}`,
			"a name": (bytes) => `${usual},"${"a".repeat(bytes)}":1}`,
		};
		expect(await steepest(bodies, (text, bytes) => written(asJson, text(bytes)), BODY_BYTES)).toEqual({});
		const forms: Texts = {
			members: (bytes) => Array.from({ length: bytes / 8 }, (_, at) => `${10_000 + at}=1`).join("&"),
			"the same member": (bytes) => "name=1&".repeat(bytes / 7),
			separators: (bytes) => "&".repeat(bytes),
			percents: (bytes) => `name=${"%".repeat(bytes)}`,
			pluses: (bytes) => `name=${"+".repeat(bytes)}`,
			bytes: (bytes) => `name=${"%ff".repeat(bytes / 3)}`,
		};
		expect(await steepest(forms, (text, bytes) => written(asForm, text(bytes)), BODY_BYTES)).toEqual({});
	});
});
