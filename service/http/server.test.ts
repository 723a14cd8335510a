import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { Hono } from "hono";
import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { siteServer } from "./server.ts";
import { siteFiles } from "./site-files.ts";

/** The answer to bytes that no client library would send. */
async function answerTo(request: string): Promise<string> {
	const folder = temporaryFolder();
	writeFileSync(join(folder, "index.html"), "inicio");
	writeFileSync(join(folder, "contacto.html"), "contacto");
	const app = new Hono().all("*", (context) => context.text(`service ${context.req.path}`, 404));
	const server = siteServer(app as never, siteFiles(folder, {}), true);
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
	socket.end(request);
	let answer = "";
	for await (const part of socket) answer += part;
	return answer;
}

it.each([
	["http://www.example.com/contacto", "contacto"],
	["http://www.example.com/", "inicio"],
	["http://www.example.com", "inicio"],
	["HTTPS://www.example.com?x=1", "inicio"],
	["/contacto?a=http://b/", "contacto"],
])("%s is a page of ours, whatever host the target names", async (target, words) => {
	const answer = await answerTo(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
	expect(answer).toMatch(/^HTTP\/1.1 200 /);
	expect(answer.endsWith(words)).toBe(true);
});

it.each(["//evil.example/", "http://x//evil.example/"])("%s leads nowhere else", async (target) => {
	const answer = await answerTo(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
	expect(answer).toMatch(/^HTTP\/1.1 404 /);
	expect(answer).not.toMatch(/^location:/im);
});

it("a request with two hosts is refused", async () => {
	expect(await answerTo("GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n")).toMatch(/^HTTP\/1.1 400 /);
});
