/** A server's open connections: limited in number, and not cut off by a stop once they have begun to send a request. */
import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Log } from "../process/log.ts";

// Each costs some kilobytes; a proxy in front needs few, and keeps the slow ones away from us.
const MAX_CONNECTIONS = 2_000;
// Browsers send one request after the other; a client that sends many and reads nothing makes us hold every answer.
const MAX_UNANSWERED = 16;
// A proxy sends its request at once, and a connection may be accepted at the moment of the stop.
const FIRST_REQUEST_GRACE = 1000;
// A service that is never without a new connection has to stop as well.
const ACCEPT_FOR = 1000;
// In milliseconds; a turn of the event loop that does nothing takes less.
const CALM_TURN = 0.2;
const FORCE_CLOSE_AFTER = 10_000;
const LOOK_EVERY = 50;

// Of the store and its connections, mails under way, metrics, the log, Node itself.
const OTHER_FILES = 100;

/** As many as the kernel allows this process: each connection is an open file, and with no room for one nobody is served. */
export function connectionsWithin(openFiles: number, log: Pick<Log, "warn">): number {
	const connections = Math.min(MAX_CONNECTIONS, Math.max(openFiles - OTHER_FILES, Math.floor(openFiles / 4)));
	if (connections < MAX_CONNECTIONS)
		log.warn({ openFiles, connections }, "few open files allowed: few connections kept");
	return connections;
}

/** How many files this process may have open at once. */
export function openFileLimit(): number {
	// Else it would look up the names of whom the store is connected to.
	const report = Object.assign(process.report, { excludeNetwork: true });
	const { userLimits } = report.getReport() as { userLimits?: { open_files?: { soft: number | "unlimited" } } };
	return Number(userLimits?.open_files?.soft) || Number.POSITIVE_INFINITY;
}

interface Connection {
	/** When it was made, until it has sent a request. */
	since?: number | undefined;
	unanswered: Set<ServerResponse>;
}

/** Closes whoever is silent for longest for a new one, and who has too many requests open. @returns stops, in 10 s at most */
export function watchConnections(server: Server, max = MAX_CONNECTIONS): () => Promise<void> {
	/** The one that has been silent for longest first. */
	const open = new Map<Socket, Connection>();
	let stopping = false;

	server.on("connection", (socket) => {
		if (open.size >= max) longestIdle()?.destroy();
		open.set(socket, { since: performance.now(), unanswered: new Set() });
		socket.once("close", () => open.delete(socket));
	});

	server.prependListener("request", ({ socket }, response: ServerResponse) => {
		if (stopping) response.shouldKeepAlive = false;
		const connection = open.get(socket);
		// It is gone already, and nothing would take it out again.
		if (!connection) return;
		open.delete(socket);
		open.set(socket, connection);
		connection.since = undefined;
		connection.unanswered.add(response);
		response.once("close", () => connection.unanswered.delete(response));
		if (connection.unanswered.size > MAX_UNANSWERED) socket.destroy();
	});

	function longestIdle(): Socket | undefined {
		for (const [socket, { unanswered }] of open) if (!isOwedResponse(unanswered)) return socket;
		return open.keys().next().value;
	}

	function closeIdle(): void {
		for (const [socket, { unanswered, since }] of open) {
			// It may still send its first request, or part of that has arrived.
			const isNew = since !== undefined && (performance.now() - since < FIRST_REQUEST_GRACE || socket.bytesRead > 0);
			if (unanswered.size === 0 && socket.writableLength === 0 && !isNew) socket.destroy();
		}
	}

	return async () => {
		stopping = true;
		await acceptWaiting(server);
		const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
		closeIdle();
		const looking = setInterval(closeIdle, LOOK_EVERY);
		const end = setTimeout(() => server.closeAllConnections(), FORCE_CLOSE_AFTER);
		await closed;
		clearInterval(looking);
		clearTimeout(end);
	};
}

/** Waits for a turn that accepted nobody: Node accepts one connection a turn, and closing resets whoever still waits. */
async function acceptWaiting(server: Server): Promise<void> {
	const until = performance.now() + ACCEPT_FOR;
	let calm = false;
	const notCalm = () => {
		calm = false;
	};
	server.on("connection", notCalm);
	// Whether this turn has looked already is not known.
	await nextTurn();
	while (!calm && performance.now() < until) {
		const since = performance.now();
		calm = true;
		await nextTurn();
		if (performance.now() - since > CALM_TURN) notCalm();
	}
	server.off("connection", notCalm);
}

/** Whether a whole request has come that the service is still at work on. */
const isOwedResponse = (unanswered: ReadonlySet<ServerResponse>): boolean =>
	[...unanswered].some(({ req, writableEnded }) => req.complete && !writableEnded);
