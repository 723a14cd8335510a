import { createServer, request as httpRequest } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { describe, expect, it } from "vitest";
import { listening } from "../../testing/processes/listening.ts";
import { readBody } from "./body.ts";

const URL_OF_ANY = "http://service.example/";

const posted = (body: BodyInit, headers: Record<string, string> = {}) =>
	new Request(URL_OF_ANY, { method: "POST", body, headers });

/** A body that comes in pieces, without a word on its length; counts the pieces taken. */
function pieces(count: number, size: number) {
	const taken = { count: 0, cancelled: false };
	const body = new ReadableStream<Uint8Array>(
		{
			pull(controller) {
				if (taken.count === count) return controller.close();
				taken.count++;
				controller.enqueue(new Uint8Array(size).fill(120));
			},
			cancel() {
				taken.cancelled = true;
			},
		},
		{ highWaterMark: 0 },
	);
	return { taken, request: new Request(URL_OF_ANY, { method: "POST", body, duplex: "half" } as RequestInit) };
}

describe("a request's body", () => {
	it("is read whole up to exactly the limit", async () => {
		expect(await readBody(posted("x".repeat(100)), 100)).toHaveLength(100);
		expect(await readBody(posted("x".repeat(101)), 100)).toBeUndefined();
	});

	it("is read whole up to the limit also where its length is announced", async () => {
		const announced = (length: number) => posted("x".repeat(length), { "Content-Length": String(length) });
		expect(await readBody(announced(1), 100)).toHaveLength(1);
		expect(await readBody(announced(100), 100)).toHaveLength(100);
	});

	it("is measured in bytes, not in letters", async () => {
		expect(await readBody(posted("ñ".repeat(50)), 100)).toHaveLength(100);
		expect(await readBody(posted("ñ".repeat(51)), 100)).toBeUndefined();
	});

	it("is empty where there is none", async () => {
		expect(await readBody(new Request(URL_OF_ANY, { method: "POST" }), 100)).toHaveLength(0);
	});

	it("is not touched where its announced length is over the limit", async () => {
		const request = posted("x", { "Content-Length": "101" });
		expect(await readBody(request, 100)).toBeUndefined();
		expect(request.bodyUsed).toBe(false);
	});

	it("is joined from its pieces in order", async () => {
		const { request } = pieces(10, 10);
		expect(new TextDecoder().decode(await readBody(request, 100))).toBe("x".repeat(100));
	});

	it("is given up at the first piece over the limit, however long it would go on", async () => {
		const { request, taken } = pieces(1_000_000, 10);
		expect(await readBody(request, 100)).toBeUndefined();
		expect(taken).toEqual({ count: 11, cancelled: true });
	});

	it("is limited however little its announced length says", async () => {
		for (const length of ["1", "-1", "x"]) {
			expect(await readBody(posted("x".repeat(101), { "Content-Length": length }), 100)).toBeUndefined();
		}
	});
});

describe("a body that never ends, over a real connection", () => {
	it("is answered all the same", async () => {
		const listener = getRequestListener(async (incoming) =>
			(await readBody(incoming, 100)) === undefined ? new Response("too large", { status: 413 }) : new Response("read"),
		);
		const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
		const port = await listening(server);
		const client = httpRequest({ port, host: "127.0.0.1", method: "POST" });
		const answer = new Promise<number | undefined>((resolve, reject) => {
			client.on("response", (response) => resolve(response.statusCode)).on("error", reject);
		});
		client.write("x".repeat(101));
		expect(await answer).toBe(413);
		client.on("error", () => {}).destroy();
	});
});
