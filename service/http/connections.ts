import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Keeps a server's open connections below a number. At the number, the one that has said nothing for longest makes room:
 * whoever holds many open without using them loses them to whoever comes to speak.
 */
export function capConnections(server: Server, most: number): void {
	/** From the one that has been silent longest to the one that spoke last. */
	const open = new Set<Socket>();
	server.on("connection", (socket) => {
		const [silent] = open.size >= most ? open : [];
		silent?.destroy();
		open.add(socket);
		socket.once("close", () => open.delete(socket));
	});
	server.on("request", ({ socket }) => {
		open.delete(socket);
		open.add(socket);
	});
}
