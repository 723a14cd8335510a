/** The publisher's door: a socket in the data folder, which the service alone is let in by. */
import { chmodSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Answered, Asked } from "./git-host.ts";
import { asRefused, Refused } from "./refused.ts";

/** One picture of 10 MB as base64, and the words beside it. */
const MAX_BODY = 16 * 1024 * 1024;

/** @param answer for every request, whose member the service has made sure of; one after the other where it writes */
export async function listenAt(socket: string, answer: (asked: Asked) => Promise<Answered>): Promise<Server> {
	const server = createServer((request, response) => {
		respond(request, response, answer).catch(() => response.destroy());
	});
	// What a killed publisher left; a living one is found by its lock.
	rmSync(socket, { force: true });
	await new Promise<void>((resolve, reject) => server.once("error", reject).listen(socket, resolve));
	chmodSync(socket, 0o600);
	return server;
}

async function respond(
	request: IncomingMessage,
	response: ServerResponse,
	answer: (asked: Asked) => Promise<Answered>,
) {
	const send = (status: number, body: string | Buffer, type: string) =>
		response.writeHead(status, { "Content-Type": type }).end(body);
	try {
		const answered = await answer(await read(request));
		if ("bytes" in answered) send(answered.status, answered.bytes, answered.type);
		else send(answered.status, JSON.stringify(answered.json), "application/json");
	} catch (error) {
		const { status, message } = asRefused(error);
		send(status, JSON.stringify({ message }), "application/json");
	}
}

async function read(request: IncomingMessage): Promise<Asked> {
	const { pathname, searchParams } = new URL(request.url ?? "/", "http://publisher.invalid");
	const chunks: Buffer[] = [];
	let length = 0;
	for await (const chunk of request) {
		length += chunk.length;
		if (length > MAX_BODY)
			throw new Refused(413, "Es demasiado de una vez: sube las imágenes de una en una, de 10 MB como mucho.");
		chunks.push(chunk);
	}
	try {
		const body = length === 0 ? undefined : JSON.parse(Buffer.concat(chunks).toString());
		const member = JSON.parse(decodeURIComponent(String(request.headers["x-member"])));
		return { method: request.method ?? "GET", path: decodeURIComponent(pathname), query: searchParams, body, member };
	} catch {
		throw new Refused(400, "El editor pidió algo que aquí no se entiende; recarga la página.");
	}
}
