/** Graceful shutdown: no request that has begun to arrive is cut off. */
import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";

// A proxy sends its request at once, and a connection may be accepted in the very moment in which we are told to stop.
const FIRST_REQUEST_GRACE = 1000;
const FORCE_CLOSE_AFTER = 10_000;
const LOOK_EVERY = 50;

/**
 * Prepares a server for a graceful stop; called before it listens. Node's own `close` takes a new connection that has sent
 * nothing yet for an idle one, and a response that has not started for a finished one: measured, one request was lost at
 * each restart under load.
 * @returns stops the server: no new connection is accepted, each open one gets one more answer, idle ones are closed.
 * Resolves when the last is closed, after ten seconds at most
 */
export function gracefulStop(server: Server): () => Promise<void> {
	/** Unanswered requests of each connection. */
	const open = new Map<Socket, { unanswered: number; since: number; hasSentRequest: boolean }>();
	let stopping = false;

	server.on("connection", (socket) => {
		open.set(socket, { unanswered: 0, since: performance.now(), hasSentRequest: false });
		socket.once("close", () => open.delete(socket));
	});
	server.prependListener("request", ({ socket }, response: ServerResponse) => {
		if (stopping) response.shouldKeepAlive = false;
		const connection = open.get(socket);
		if (!connection) return;
		connection.unanswered++;
		connection.hasSentRequest = true;
		response.once("close", () => {
			connection.unanswered--;
		});
	});

	function closeIdle(): void {
		for (const [socket, { unanswered, since, hasSentRequest }] of open) {
			const mayStillSend = !hasSentRequest && performance.now() - since < FIRST_REQUEST_GRACE;
			// Part of its first request has arrived.
			const isSendingRequest = !hasSentRequest && socket.bytesRead > 0;
			if (unanswered === 0 && socket.writableLength === 0 && !mayStillSend && !isSendingRequest) socket.destroy();
		}
	}

	return async () => {
		stopping = true;
		const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
		closeIdle();
		const looking = setInterval(closeIdle, LOOK_EVERY);
		const end = setTimeout(() => server.closeAllConnections(), FORCE_CLOSE_AFTER);
		await closed;
		clearInterval(looking);
		clearTimeout(end);
	};
}
