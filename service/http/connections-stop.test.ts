import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { watchConnections } from "./connections.ts";

async function serving(answer: RequestListener) {
	const server = createServer(answer);
	const stop = watchConnections(server);
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => server.closeAllConnections());
	const { port } = server.address() as AddressInfo;
	/** A connection that the server knows of. */
	async function connected() {
		const accepted = once(server, "connection");
		const socket = connect(port, "127.0.0.1");
		await accepted;
		let answer = "";
		socket.on("data", (bytes) => {
			answer += bytes;
		});
		return { socket, closed: once(socket, "close").then(() => answer) };
	}
	return { connected, stop, port };
}

const ASK = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";

it("who was let in and had not said a word yet is answered, and asked not to come back on this connection", async () => {
	const { connected, stop } = await serving((_request, response) => response.end("yes"));
	const { socket, closed } = await connected();
	const stopped = stop();
	socket.write(ASK);
	const answer = await closed;
	expect(answer).toMatch(/^HTTP\/1.1 200 .*yes$/s);
	expect(answer).toMatch(/^Connection: close\r$/m);
	await stopped;
});

it("who is in the middle of a word is heard out", async () => {
	const { connected, stop } = await serving((_request, response) => response.end("yes"));
	const { socket, closed } = await connected();
	socket.write(ASK.slice(0, 10));
	const stopped = stop();
	socket.write(ASK.slice(10));
	expect(await closed).toMatch(/yes$/);
	await stopped;
});

it("a long answer arrives whole, however slowly it is read", async () => {
	const LONG = "x".repeat(20_000_000);
	const asked = Promise.withResolvers<void>();
	const { connected, stop } = await serving((_request, response) => {
		response.end(LONG);
		asked.resolve();
	});
	const { socket, closed } = await connected();
	socket.pause();
	socket.write(ASK);
	await asked.promise;
	const stopped = stop();
	socket.resume();
	expect((await closed).length).toBeGreaterThan(LONG.length);
	await stopped;
});

it("those who wait to be let in at that moment are answered, too", async () => {
	const { stop, port } = await serving((_request, response) => response.end("yes"));
	const answers = Array.from({ length: 5 }, async () => {
		const socket = connect(port, "127.0.0.1");
		socket.end(ASK);
		const [bytes] = await once(socket, "data");
		return String(bytes);
	});
	// They are connected by now, but the server has not looked at its socket again.
	await new Promise<void>((resolve) => process.nextTick(resolve));
	const stopped = stop();
	for (const answer of await Promise.all(answers)) expect(answer).toMatch(/yes$/);
	await stopped;
});

it("who is idle after an answer is let go at once, and nobody new is let in", async () => {
	const { connected, stop, port } = await serving((_request, response) => response.end("yes"));
	const { socket, closed } = await connected();
	socket.write(ASK);
	await once(socket, "data");
	await stop();
	expect(await closed).toMatch(/yes$/);
	await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});
