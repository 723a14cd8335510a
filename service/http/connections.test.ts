import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, request } from "node:http";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, it, onTestFinished } from "vitest";
import { listening } from "../../testing/processes/listening.ts";
import { connectionsWithin, watchConnections } from "./connections.ts";

async function serverWithRoomFor(most: number) {
	const server = createServer((request, response) => {
		if (request.url !== "/slow") response.end("hola");
	});
	watchConnections(server, most);
	const port = await listening(server);

	async function open(): Promise<Socket> {
		const accepted = once(server, "connection");
		const socket = connect(port, "127.0.0.1");
		socket.on("error", () => {});
		onTestFinished(() => void socket.destroy());
		await accepted;
		return socket;
	}

	/** Sends half of a request, which the server has begun to read. */
	async function postHalf(): Promise<void> {
		const begun = once(server, "request");
		(await open()).write("POST /slow HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nab");
		await begun;
	}

	async function ask(): Promise<number | undefined> {
		const asked = request({ port, host: "127.0.0.1", agent: false }).end();
		const [response] = await once(asked, "response");
		response.resume();
		return response.statusCode;
	}

	return { open, postHalf, ask };
}

it("a visitor is served though others hold every place open and say nothing", async () => {
	const { open, ask } = await serverWithRoomFor(3);
	const silent = [await open(), await open(), await open()];
	const closed = once(silent[0] as Socket, "close");
	expect(await ask()).toBe(200);
	await closed;
	expect(silent[1]?.destroyed).toBe(false);
});

it("who has just spoken keeps the place before those who were silent for longer", async () => {
	const { open } = await serverWithRoomFor(2);
	const first = await open();
	const second = await open();
	first.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
	await once(first, "data");
	const closed = once(second, "close");
	await open();
	await closed;
	expect(first.destroyed).toBe(false);
});

it("who waits for an answer keeps the place before those who say nothing", async () => {
	const { open } = await serverWithRoomFor(3);
	const waiting = await open();
	waiting.write("POST /slow HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nab");
	const silent = [await open(), await open()];
	const closed = Promise.all(silent.map((socket) => once(socket, "close")));
	await open();
	await open();
	await closed;
	expect(waiting.destroyed).toBe(false);
});

it("a visitor is served though others hold every place open with half a form, and more of them come", async () => {
	const { open, postHalf } = await serverWithRoomFor(3);
	for (let index = 0; index < 3; index++) await postHalf();
	const visitor = await open();
	for (let more = 0; more < 2; more++) await postHalf();
	expect(visitor.destroyed).toBe(false);
	visitor.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
	await once(visitor, "data");
});

it("who asks again and again without an answer is closed", async () => {
	const { open } = await serverWithRoomFor(3);
	const asking = await open();
	const closed = once(asking, "close");
	asking.write("GET /slow HTTP/1.1\r\nHost: x\r\n\r\n".repeat(16));
	await new Promise((resolve) => setTimeout(resolve, 50));
	expect(asking.destroyed).toBe(false);
	asking.write("GET /slow HTTP/1.1\r\nHost: x\r\n\r\n");
	await closed;
});

it("who asks often and is answered stays", async () => {
	const { open } = await serverWithRoomFor(3);
	const asking = await open();
	for (let time = 0; time < 40; time++) {
		asking.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
		await once(asking, "data");
	}
	expect(asking.destroyed).toBe(false);
});

it.each([
	[Number.POSITIVE_INFINITY, 2000, 0],
	[65_536, 2000, 0],
	[1024, 924, 1],
	[256, 156, 1],
	[64, 16, 1],
])("a process that may open %d files keeps %d connections, and says so if they are few", (files, kept, warnings) => {
	const warned: unknown[] = [];
	expect(connectionsWithin(files, { warn: (...said) => void warned.push(said) })).toBe(kept);
	expect(warned).toHaveLength(warnings);
});

it.skipIf(process.platform === "win32")(
	"a process that may open 256 files serves a visitor beside 300 who say nothing",
	async () => {
		const program = `
		import { createServer } from "node:http";
		import { connectionsWithin, openFileLimit, watchConnections } from ${JSON.stringify(join(import.meta.dirname, "connections.ts"))};
		const server = createServer((_request, response) => response.end("hola"));
		watchConnections(server, connectionsWithin(openFileLimit(), { warn: () => {} }));
		server.listen(0, "127.0.0.1", () => console.log(server.address().port));`;
		const limited = ["-c", 'ulimit -n 256; exec "$0" --input-type=module -e "$1"', process.execPath, program];
		const child = spawn("sh", limited, { stdio: ["ignore", "pipe", "inherit"] });
		onTestFinished(() => void child.kill());
		const [port] = await once(createInterface(child.stdout), "line");
		const silent = Array.from({ length: 300 }, () => connect(Number(port), "127.0.0.1").on("error", () => {}));
		onTestFinished(() => {
			for (const socket of silent) socket.destroy();
		});
		await Promise.all(silent.map((socket) => once(socket, "connect")));
		const asked = request({ port, host: "127.0.0.1", agent: false, timeout: 5000 }).end();
		const [response] = await once(asked, "response");
		response.resume();
		expect(response.statusCode).toBe(200);
	},
);
