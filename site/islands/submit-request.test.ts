/** What a form takes for sent: the word of whoever keeps requests, and of nobody between. */
import { createServer, type ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CONTACT_PATH } from "../../contract/requests/wire.ts";
import { listening } from "../../testing/processes/listening.ts";
import { submitRequest } from "./submit-request.ts";

type Answer = (response: ServerResponse, path: string) => unknown;

const JSON_TYPE = { "Content-Type": "application/json" };
const HTML = { "Content-Type": "text/html" };
const PORTAL = "<!doctype html><title>Wi-Fi</title><form method=post></form>";
const STORED = '{"received":true,"reference":"7K4R-62XW"}';
const says =
	(status: number, headers: Record<string, string>, body = ""): Answer =>
	(response) =>
		response.writeHead(status, headers).end(body);

/** The first post is led elsewhere, where `then` answers. */
const leads =
	(status: number, to: string, then: Answer): Answer =>
	(response, path) =>
		asked.length > 1 ? then(response, path) : response.writeHead(status, { Location: to }).end();

const asked: string[] = [];

beforeEach(() => {
	asked.length = 0;
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

async function sent(answer: Answer) {
	const server = createServer(({ url = "" }, response) => {
		asked.push(url);
		answer(response, url);
	});
	vi.stubGlobal("location", { href: `http://127.0.0.1:${await listening(server)}/contacto` });
	return await submitRequest({ origin: "", key: "llave" }, { name: "Ana" });
}

describe("a request is sent", () => {
	it("where the service says so, with its reference", async () => {
		expect(await sent(says(200, JSON_TYPE, STORED))).toEqual({ ok: true, reference: "7K4R-62XW" });
	});

	it.each<[string, Answer]>([
		["whatever its members", says(200, JSON_TYPE, '{"id":7,"reference":{"id":7}}')],
		["without any", says(201, JSON_TYPE, "{}")],
		["without an object", says(200, JSON_TYPE, "true")],
		["with an error that is none", says(200, JSON_TYPE, '{"data":null,"error":null}')],
		["without its type", says(200, {}, '{"ok":true}')],
		["as plain text", says(200, { "Content-Type": "text/plain" }, '{"ok":true}')],
		["after a redirect to its own address", leads(307, CONTACT_PATH, says(200, JSON_TYPE, "{}"))],
	])("where another backend answers JSON %s", async (_, given) => {
		expect(await sent(given)).toEqual({ ok: true, reference: undefined });
	});
});

describe("a request is not sent", () => {
	it.each<[string, Answer]>([
		["a hotel's login page", says(200, HTML, PORTAL)],
		["nothing", says(200, JSON_TYPE)],
		["nothing, and says that there is nothing", says(204, {})],
		["half a JSON", says(200, JSON_TYPE, '{"received":tr')],
		["a page that says it is JSON", says(200, JSON_TYPE, PORTAL)],
		["a text that is none of JSON", says(200, { "Content-Type": "text/plain" }, "OK")],
		["JSON with an error", says(200, JSON_TYPE, '{"error":{"code":"unavailable"}}')],
		["JSON with an error in words", says(200, JSON_TYPE, '{"error":"no"}')],
		["a redirect to a login page", leads(302, "/entrar", says(200, HTML, PORTAL))],
		["a redirect to the JSON of somebody else", leads(307, "/otro", says(200, JSON_TYPE, STORED))],
		["a proxy's 502", says(502, HTML, "<h1>Bad Gateway</h1>")],
		["JSON with a status that is no success", says(500, JSON_TYPE, "{}")],
		["a line that is cut", (response) => response.destroy()],
		[
			"an answer that is cut",
			(response) => response.writeHead(200, JSON_TYPE).write('{"received":', () => response.destroy()),
		],
	])("where what comes back is %s", async (_, given) => {
		expect(await sent(given)).toMatchObject({ ok: false, reason: expect.stringMatching(/\w/) });
	});

	it.each<[string, Answer]>([
		["nothing", () => {}],
		["only the head of an answer", (response) => response.writeHead(200, JSON_TYPE).flushHeaders()],
	])("where for 45 seconds there comes %s", async (_, given) => {
		vi.useFakeTimers({ toFake: ["setTimeout"] });
		const reached = Promise.withResolvers<void>();
		const pending = sent((response, path) => {
			given(response, path);
			reached.resolve();
		});
		await reached.promise;
		vi.advanceTimersByTime(45_000);
		expect(await pending).toMatchObject({ ok: false });
	});

	it("and the fields that the service names are told", async () => {
		const body = '{"error":{"code":"invalid","fields":{"email":"format"}}}';
		expect(await sent(says(422, JSON_TYPE, body))).toMatchObject({ fields: { email: "format" }, tooMany: false });
		expect(await sent(says(429, JSON_TYPE, '{"error":{"code":"too_many"}}'))).toMatchObject({ tooMany: true });
		expect(await sent(says(429, HTML, PORTAL))).toMatchObject({ ok: false, tooMany: true });
	});
});
