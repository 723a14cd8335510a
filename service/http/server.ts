/** The Node server around the app: built files first, the service behind them. */
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { Duplex } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { DESK_PATH } from "../../contract/desk/paths.ts";
import { canonicalPath } from "../../contract/web/addresses.ts";
import { SECURITY_TEXT_PATH } from "../../contract/web/security-text.ts";
import { SECURITY_HEADERS, TLS_ONLY } from "../../contract/web/site-headers.ts";
import type { Bindings } from "../web/client-address.ts";
import type { ServeFile } from "./static/site-files.ts";

/** What of the desk looks like one of its addresses; the rest may be one that is mistyped. */
const DESK_ADDRESS = new RegExp(`^${DESK_PATH}(?:/[\\w.-]+)*$`);

const NO_TUNNEL = [
	"HTTP/1.1 405 Method Not Allowed",
	"Allow: GET, HEAD, POST, OPTIONS",
	"Connection: close",
	"Content-Length: 0",
	"\r\n",
].join("\r\n");

// A client that dawdles over its headers or body is cut off rather than kept.
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2_000 };
// Nor one that reads nothing. Longer than the service takes to give up on its database.
const IDLE_TIMEOUT = 45_000;

/** The server, not listening yet. @param written paths that the service answers, a static copy or not @param keepAliveTimeout in ms */
export function siteServer(
	app: Hono<{ Bindings: Bindings }>,
	serveFile: ServeFile,
	overTls: boolean,
	written: readonly string[],
	keepAliveTimeout: number,
): Server {
	const servicePages = new Set([SECURITY_TEXT_PATH, "/healthz", "/readyz", ...written]);
	const exists = (path: string) => servicePages.has(path) || serveFile.has(path) || DESK_ADDRESS.test(path);
	const always = Object.entries(overTls ? TLS_ONLY : {});
	const service = getRequestListener(
		(request, { incoming }) => app.fetch(request, { address: incoming.socket.remoteAddress ?? "" }),
		// Of HTTP/1.0, which asks without a Host: a proxy's plain check of health.
		{ hostname: "localhost" },
	);
	const server = createServer({ ...TIMEOUTS, keepAliveTimeout }, (request, response) => {
		for (const [name, value] of always) response.setHeader(name, value);
		// Two would let a proxy and us read different ones (RFC 9112, section 3.2).
		if ((request.headersDistinct.host?.length ?? 0) > 1) {
			response.writeHead(400, { Connection: "close" }).end();
			return;
		}
		request.url = originForm(request.url ?? "/");
		const [path = "/", ...query] = request.url.split("?");
		const reads = request.method === "GET" || request.method === "HEAD";
		const right = reads ? canonicalPath(path, exists) : undefined;
		if (right) {
			response.writeHead(308, { ...SECURITY_HEADERS, Location: withQuery(right, query.join("?")) }).end();
			return;
		}
		if (servicePages.has(path) || !serveFile(path, request, response)) void service(request, response);
	});
	server.on("connect", refuseTunnel);
	server.setTimeout(IDLE_TIMEOUT);
	return server;
}

/** Answers CONNECT with an error; by default Node closes the connection without a response. */
function refuseTunnel(_request: IncomingMessage, socket: Duplex): void {
	// Node has removed its own error listener by now: an unhandled error of the socket would end the process.
	socket.on("error", () => socket.destroy());
	socket.end(NO_TUNNEL, () => socket.destroy());
}

/** A client may name the host in the target as well (RFC 9112, section 3.2.2). */
const originForm = (target: string): string => target.replace(/^https?:\/\/[^/?]*\/?/i, "/");

/** A query stands before a fragment. */
function withQuery(address: string, query: string): string {
	const before = address.includes("?") ? "&" : "?";
	return query === "" ? address : address.replace(/#|$/, (sign) => `${before}${query}${sign}`);
}
