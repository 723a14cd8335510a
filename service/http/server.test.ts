import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { CONTACT_PATH } from "../../contract/requests/wire.ts";
import { KEY } from "../../testing/app.ts";
import { servedSite } from "../../testing/processes/served-site.ts";
import { watchConnections } from "./connections.ts";

const WHOSE = "ana@example.com";

/** A request that no client library would send. */
const asked = (line: string, headers = "") =>
	`${line} HTTP/1.1\r\nHost: x\r\nX-Whose: ${WHOSE}\r\n${headers}Connection: close\r\n\r\n`;

it.each([
	["http://www.example.com/contacto", "contacto"],
	["http://www.example.com/", "inicio"],
	["http://www.example.com", "inicio"],
	["HTTPS://www.example.com?x=1", "inicio"],
	["/contacto?a=http://b/", "contacto"],
])("%s is a page of ours, whatever host the target names", async (target, words) => {
	const { responseTo } = await servedSite();
	const answer = await responseTo(asked(`GET ${target}`));
	expect(answer).toMatch(/^HTTP\/1.1 200 /);
	expect(answer).toContain(`\r\n\r\n${words}<footer>`);
});

it.each(["//evil.example/", "http://x//evil.example/"])("%s leads nowhere else", async (target) => {
	const { responseTo } = await servedSite();
	const answer = await responseTo(asked(`GET ${target}`));
	expect(answer).toMatch(/^HTTP\/1.1 404 /);
	expect(answer).not.toMatch(/^location:/im);
});

it.each(["/FAQ", "/faq.", "/Faq/", "//faq", "/faq)", "/faq%20", "/faq.html"])(
	"%s leads at once to the page, with its query, and loses it nowhere",
	async (target) => {
		const { responseTo } = await servedSite();
		for (const method of ["GET", "HEAD"]) {
			const answer = await responseTo(asked(`${method} ${target}?asunto=llamada&utm=a%20b`));
			expect(answer).toMatch(/^HTTP\/1.1 308 /);
			expect(answer).toContain("\r\nLocation: /faq?asunto=llamada&utm=a%20b\r\n");
		}
		expect(await responseTo(asked(`POST ${target}`))).toMatch(/^HTTP\/1.1 404 /);
	},
);

it.each([
	["/FAQ%23plan=a$&b?utm=x$1", "/faq?utm=x$1#plan=a$&b"],
	["/faq&a=b", "/faq?a=b"],
	["/faq%3Fa=b%23c?utm=x", "/faq?a=b&utm=x#c"],
])("what stands escaped in %s, or without its sign, is read as query and fragment", async (target, address) => {
	const { responseTo } = await servedSite();
	expect(await responseTo(asked(`GET ${target}`))).toContain(`\r\nLocation: ${address}\r\n`);
});

it.each([
	["/Solicitud-Recibida.", "/solicitud-recibida"],
	["/Mesa", "/mesa"],
	["/mesa/", "/mesa"],
	["/mesa/7K4R-62XW).", "/mesa/7k4r-62xw"],
	["/.well-known/security.txt/", undefined],
	["/mesa/7K4R-62XW", undefined],
])("what the service itself answers is found as well: %s", async (target, address) => {
	const { responseTo } = await servedSite();
	const [, location] = (await responseTo(asked(`GET ${target}`))).match(/^Location: (.*)\r$/m) ?? [];
	expect(location).toBe(address);
});

it.each(["/healthz", "/readyz", "/"])(
	"a proxy's plain check of %s, HTTP/1.0 without a host, is answered",
	async (target) => {
		const { port } = await servedSite();
		for (const method of target === "/" ? ["GET", "HEAD"] : ["GET", "HEAD", "OPTIONS"]) {
			const socket = connect(port, "127.0.0.1");
			// Kept open on this side: the answer's end is the server's doing.
			socket.write(`${method} ${target} HTTP/1.0\r\n\r\n`);
			let answer = "";
			for await (const part of socket) answer += part;
			expect(answer).toMatch(/^HTTP\/1.1 200 /);
			expect(answer).toMatch(/^Connection: close\r$/im);
		}
	},
);

it("a request without a host is refused since HTTP/1.1, which demands one", async () => {
	const { responseTo } = await servedSite();
	expect(await responseTo("GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n")).toMatch(/^HTTP\/1.1 400 /);
});

it("a connection is kept for as long as the setting says", async () => {
	const { responseTo } = await servedSite();
	expect(await responseTo("GET /contacto HTTP/1.1\r\nHost: x\r\n\r\n")).toMatch(/^keep-alive: timeout=7\r$/im);
});

it.each([
	["two lengths", "Content-Length: 2\r\nContent-Length: 3\r\n", "{}"],
	["the same length twice", "Content-Length: 2\r\nContent-Length: 2\r\n", "{}"],
	["two lengths in one", "Content-Length: 2, 2\r\n", "{}"],
	["a length with a sign", "Content-Length: +2\r\n", "{}"],
	["a length and pieces", "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n"],
	["pieces by another name", "Transfer-Encoding: xchunked\r\n", "2\r\n{}\r\n0\r\n\r\n"],
	["pieces twice", "Transfer-Encoding: chunked, chunked\r\n", "2\r\n{}\r\n0\r\n\r\n"],
	["a blank before the colon", "Transfer-Encoding : chunked\r\n", "2\r\n{}\r\n0\r\n\r\n"],
	["a piece whose size is none", "Transfer-Encoding: chunked\r\n", "2 \r\n{}\r\n0\r\n\r\n"],
	["a line that ends halfway", "X-Uno: a\nX-Otro: b\r\nContent-Length: 2\r\n", "{}"],
	["a header on two lines", "X-Uno: a\r\n b\r\nContent-Length: 2\r\n", "{}"],
])("a post that a proxy may read otherwise is refused, and its connection closed: %s", async (_, headers, body) => {
	const { responseTo } = await servedSite();
	const type = `Content-Type: application/json\r\napikey: ${KEY}\r\n`;
	const answer = await responseTo(`POST ${CONTACT_PATH} HTTP/1.1\r\nHost: x\r\n${type}${headers}\r\n${body}`);
	expect(answer).toMatch(/^HTTP\/1.1 400 [\s\S]*\r\nConnection: close\r\n/);
	expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

it("a request with two hosts is refused", async () => {
	const { responseTo } = await servedSite();
	expect(await responseTo(asked("GET /", "Host: y\r\n"))).toMatch(/^HTTP\/1.1 400 /);
});

describe("whoever asks for what no browser asks for is answered calmly:", () => {
	it.each([
		["GET /../package.json", 404],
		["GET /../../../../../../etc/passwd", 404],
		["GET /%2e%2e/package.json", 404],
		["GET /%2e%2e%2fpackage.json", 404],
		["GET /%2e%2e%2f%2e%2e%2fpackage.json", 404],
		["GET /..%5c..%5cpackage.json", 404],
		["GET /..\\..\\package.json", 400],
		["GET /recursos/..%252fpackage.json", 404],
		["GET http://x/../package.json", 404],
		["GET /%00", 404],
		["GET /%", 404],
		["GET /%zz", 404],
		[`GET /${encodeURIComponent(WHOSE)}`, 404],
		["GET ftp://x/y", 400],
		["GET *", 400],
		["OPTIONS *", 400],
		["GET package.json", 400],
		["TRACE /", 405],
		["TRACE /no-existe", 404],
		["PROPFIND /", 405],
		["PROPFIND /no-existe", 404],
		["ROBAR /", 400],
		["CONNECT example.com:443", 405],
		["CONNECT /", 405],
	])("%s with %i", async (line, status) => {
		await expectCalm(asked(line), status);
	});

	it("32 kB of one header with 431", async () => {
		await expectCalm(asked("GET /", `X-Largo: ${"a".repeat(32 * 1024)}\r\n`), 431);
	});

	it("32 kB of many headers with 431", async () => {
		await expectCalm(asked("GET /", "X-Otro: 0123456789\r\n".repeat(1700)), 431);
	});

	it("an address of 32 kB with 431", async () => {
		await expectCalm(asked(`GET /${"a".repeat(32 * 1024)}`), 431);
	});

	it("what is no HTTP with 400", async () => {
		await expectCalm("\x16\x03\x01\x02\x00\x01\x00\r\n\r\n", 400);
	});

	/** Right status, nothing of the machine, the program or the sender in answer and log; the next visitor is served. */
	async function expectCalm(request: string, status: number): Promise<void> {
		const printed = [vi.spyOn(console, "error"), vi.spyOn(console, "info"), vi.spyOn(process.stderr, "write")];
		onTestFinished(() => void vi.restoreAllMocks());
		const { responseTo, entries } = await servedSite();
		const answer = await responseTo(request);
		expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
		expect(/^connection: close\r$/im.test(answer)).toBe(true);
		expect(/^allow: .*GET/im.test(answer)).toBe(status === 405);
		for (const said of [answer, JSON.stringify(entries)]) {
			expect(said).not.toMatch(/secreto|root:|ana(@|%40)|\.[jt]sx?:\d|node_modules|node:internal/);
		}
		expect(entries.filter(({ level }) => level !== "info")).toEqual([]);
		for (const spy of printed) expect(spy).not.toHaveBeenCalled();
		expect(await responseTo(asked("GET /contacto"))).toMatch(/^HTTP\/1.1 200 /);
	}
});

it("who asks for a tunnel and is gone before the answer ends nothing but the own connection", async () => {
	const { port, responseTo } = await servedSite();
	for (let time = 0; time < 20; time++) {
		const socket = connect(port, "127.0.0.1");
		socket.write(asked("CONNECT example.com:443"), () => socket.resetAndDestroy());
		await new Promise((resolve) => socket.once("close", resolve));
	}
	expect(await responseTo(asked("GET /contacto"))).toMatch(/^HTTP\/1.1 200 /);
});

it("nothing stays of a post that announces more than it sends and hangs up", async () => {
	const { port, server, responseTo } = await servedSite();
	const post = `POST ${CONTACT_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\napikey: ${KEY}\r\nContent-Length: 400\r\n\r\n{`;
	watchConnections(server);
	const sockets: WeakRef<Socket>[] = [];
	server.on("connection", (socket) => sockets.push(new WeakRef(socket)));
	for (let time = 0; time < 100; time++) {
		const socket = connect(port, "127.0.0.1");
		socket.end(post, () => socket.destroy());
		await once(socket, "close");
	}
	setFlagsFromString("--expose-gc");
	const kept = () => {
		runInNewContext("gc")();
		return sockets.filter((socket) => socket.deref()).length;
	};
	expect(sockets).toHaveLength(100);
	await expect.poll(kept, { timeout: 10_000 }).toBeLessThan(20);
	expect(await responseTo(asked("GET /contacto"))).toMatch(/^HTTP\/1.1 200 /);
});
