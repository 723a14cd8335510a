/** A TLS-terminating reverse proxy like that of deploy/: HTTPS with HTTP/2; plain HTTP is redirected to it. */
import { createServer as createHttpServer, request } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import { type AddressInfo, createServer as createNetServer, type Socket } from "node:net";
import { BARE_POLICY, SECURITY_HEADERS, TLS_ONLY } from "../../contract/site-headers.ts";
import type { Certificate } from "../certificate.ts";

export interface TlsProxy {
	/** `localhost` with its port: HTTPS and HTTP answer on the same one. */
	host: string;
	close: () => void;
}

/** A page of nearly nothing, with the headers of ours: what a checker says of it, it says of itself and the machine. */
export const EMPTY_PAGE = "/pagina-vacia";

/** First byte of every TLS connection; no HTTP method begins with it. */
const TLS_HANDSHAKE = 0x16;
// Connection-specific headers of HTTP/1.1, which HTTP/2 forbids.
const CONNECTION_HEADERS = new Set(["connection", "keep-alive", "transfer-encoding", "upgrade"]);

/**
 * Starts the proxy on a free port of this machine.
 * @param service the service's own address, over plain HTTP
 */
export async function startTlsProxy(service: string, { key, cert }: Certificate): Promise<TlsProxy> {
	const secure = createSecureServer({ key, cert, allowHTTP1: true }, (incoming, answer) =>
		incoming.url === EMPTY_PAGE ? showNothing(answer) : passOn(new URL(service), incoming, answer),
	);
	const plain = createHttpServer((incoming, answer) => {
		answer.writeHead(308, { location: `https://${incoming.headers.host}${incoming.url}` }).end();
	});
	const open = new Set<Socket>();
	const door = createNetServer((socket) => {
		open.add(socket);
		socket.on("close", () => open.delete(socket));
		socket.on("error", () => socket.destroy());
		socket.once("data", (first) => {
			socket.pause();
			socket.unshift(first);
			(first[0] === TLS_HANDSHAKE ? secure : plain).emit("connection", socket);
			process.nextTick(() => socket.resume());
		});
	});
	await new Promise<void>((resolve) => door.listen(0, "127.0.0.1", resolve));
	return {
		host: `localhost:${(door.address() as AddressInfo).port}`,
		close: () => {
			door.close();
			for (const socket of open) socket.destroy();
		},
	};
}

function showNothing(answer: Http2ServerResponse): void {
	const headers = { ...SECURITY_HEADERS, ...TLS_ONLY, "Content-Security-Policy": BARE_POLICY };
	answer.writeHead(200, { ...headers, "Content-Type": "text/html; charset=utf-8" });
	answer.end(`<!doctype html>
<html lang="es"><head><title>Nada</title><meta name="viewport" content="width=device-width">
<meta name="description" content="Nada que ver."></head><body><main><h1>Nada</h1></main></body></html>`);
}

function passOn(to: URL, incoming: Http2ServerRequest, answer: Http2ServerResponse): void {
	const sent = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(":"));
	const headers = {
		...Object.fromEntries(sent),
		host: incoming.authority || incoming.headers.host,
		"x-forwarded-for": "127.0.0.1",
		"x-forwarded-proto": "https",
	};
	const { hostname, port } = to;
	const onward = request({ hostname, port, path: incoming.url, method: incoming.method, headers }, (reply) => {
		const kept = Object.entries(reply.headers).filter(([name]) => !CONNECTION_HEADERS.has(name));
		answer.writeHead(reply.statusCode ?? 502, Object.fromEntries(kept));
		reply.pipe(answer);
	});
	onward.on("error", () => answer.writeHead(502).end());
	incoming.pipe(onward);
}
