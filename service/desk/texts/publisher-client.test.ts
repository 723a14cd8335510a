import { mkdirSync, mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { PUBLISHER_SOCKET, TEXTS_FOLDER } from "../../../contract/desk/texts.ts";
import { publisherClient } from "./publisher-client.ts";

const ANA = { name: "Ana", address: "ana@example.com" };

test("a publisher that takes too long is told so, and not as one that is missing", async () => {
	const folder = mkdtempSync(join(tmpdir(), "publisher-"));
	const socket = join(folder, TEXTS_FOLDER, PUBLISHER_SOCKET);
	mkdirSync(dirname(socket), { recursive: true });
	const server = createServer(() => {}).listen(socket);
	onTestFinished(() => void server.close());
	const told = await publisherClient(folder, 50).state(ANA as never);
	expect(told?.refused).toMatch(/^El editor tarda más de lo normal/);
});

test("the publisher is asked anew each time: a connection that it has just closed loses no request", async () => {
	const folder = mkdtempSync(join(tmpdir(), "publisher-"));
	const socket = join(folder, TEXTS_FOLDER, PUBLISHER_SOCKET);
	mkdirSync(dirname(socket), { recursive: true });
	const used = new Set<Socket>();
	const server = createServer(({ socket }, response) => {
		if (used.has(socket)) return void socket.destroy();
		used.add(socket);
		response.end("ok");
	}).listen(socket);
	onTestFinished(() => void server.close());
	const { ask } = publisherClient(folder);
	for (const path of ["/preview", "/state", "/version"]) expect((await ask("GET", path, ANA))?.status).toBe(200);
	expect(used.size).toBe(3);
});
