import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

// Browsers send one request after the other; a client that sends many and reads nothing makes us hold every answer.
const MAX_UNANSWERED = 16;

/**
 * Caps a server's open connections. Node's own `maxConnections` refuses late comers, so silent clients keep visitors
 * out. Here the one closes that is silent for longest and owed no answer, or has too many unanswered requests.
 */
export function capConnections(server: Server, max: number): void {
	/** The unanswered requests of each connection, the one that has been silent for longest first. */
	const open = new Map<Socket, Set<ServerResponse>>();

	server.on("connection", (socket) => {
		if (open.size >= max) longestIdle()?.destroy();
		open.set(socket, new Set());
		socket.once("close", () => open.delete(socket));
	});

	server.on("request", ({ socket }, response: ServerResponse) => {
		const unanswered = open.get(socket);
		// It is gone already, and nothing would take it out again.
		if (!unanswered) return;
		open.delete(socket);
		open.set(socket, unanswered.add(response));
		response.once("close", () => unanswered.delete(response));
		if (unanswered.size > MAX_UNANSWERED) socket.destroy();
	});

	function longestIdle(): Socket | undefined {
		for (const [socket, unanswered] of open) if (!isOwedResponse(unanswered)) return socket;
		return open.keys().next().value;
	}
}

/** Whether a whole request has come that the service is still at work on. */
function isOwedResponse(unanswered: ReadonlySet<ServerResponse>): boolean {
	return [...unanswered].some(({ req, writableEnded }) => req.complete && !writableEnded);
}
