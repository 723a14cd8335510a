/** An address in front of a server, behind which the server can change. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { pipeline } from "node:stream";

/** @param port on this machine that it leads to */
export async function forwardTo(port: number) {
	let target = port;
	let made = 0;
	const open = new Set<Socket>();
	const server = createServer((near) => {
		made += 1;
		const far = connect(target, "127.0.0.1");
		for (const socket of [near, far]) open.add(socket.once("close", () => open.delete(socket)));
		// Where one end fails or closes, so does the other.
		pipeline(near, far, near, () => {});
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	return {
		port: (server.address() as AddressInfo).port,
		/** Connections that were ever made through it. */
		made: () => made,
		/** New connections lead to this port from then on; those of now go on. */
		leadNewTo: (next: number) => {
			target = next;
		},
		/** The same, but every connection of now falls silent without an end. */
		leadTo: (next: number) => {
			target = next;
			for (const socket of open) socket.unpipe().pause();
		},
		close: () => {
			server.close();
			for (const socket of open) socket.destroy();
		},
	};
}
