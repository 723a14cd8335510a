import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

// Browsers send one request after the other; whoever sends many and reads nothing makes us hold every answer.
const MOST_UNANSWERED = 16;

/**
 * Caps a server's open connections. At the cap the connection that has been idle longest is closed, and one that waits for
 * an answer only where all do: a client that holds many open without using them loses them to clients that send
 * requests. A connection with too many unanswered requests is closed too.
 */
export function capConnections(server: Server, most: number): void {
	/** In order of last activity, the longest idle first. */
	const open = new Set<Socket>();
	const silent = new Set<Socket>();
	const unanswered = new Map<Socket, number>();

	server.on("connection", (socket) => {
		const [longest] = silent.size > 0 ? silent : open;
		if (open.size >= most) longest?.destroy();
		open.add(socket);
		silent.add(socket);
		socket.once("close", () => {
			open.delete(socket);
			silent.delete(socket);
			unanswered.delete(socket);
		});
	});

	server.on("request", ({ socket }, response: ServerResponse) => {
		open.delete(socket);
		open.add(socket);
		silent.delete(socket);
		const waiting = (unanswered.get(socket) ?? 0) + 1;
		unanswered.set(socket, waiting);
		if (waiting > MOST_UNANSWERED) socket.destroy();
		response.once("close", () => {
			const left = (unanswered.get(socket) ?? 1) - 1;
			unanswered.set(socket, left);
			if (left === 0 && !socket.destroyed) silent.add(socket);
		});
	});
}
