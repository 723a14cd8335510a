/** An address in front of a server, behind which the server can change. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** @param port on this machine that it leads to */
export async function forwardTo(port: number) {
	let target = port;
	let made = 0;
	const open = new Set<Socket>();
	const silenced = new Set<Socket>();
	const server = createServer((near) => {
		made += 1;
		const far = connect(target, "127.0.0.1");
		for (const [one, other] of [
			[near, far],
			[far, near],
		] as const) {
			open.add(one);
			one.on("data", (bytes) => silenced.has(one) || other.write(bytes));
			one.on("error", () => {});
			one.on("close", () => {
				open.delete(one);
				other.destroy();
			});
		}
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
			for (const socket of open) silenced.add(socket);
		},
		close: () => {
			server.close();
			for (const socket of open) socket.destroy();
		},
	};
}
