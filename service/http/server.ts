/** The Node server around the app: built files first, the service behind them. */
import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import sirv from "sirv";
import { rightPath } from "../../contract/addresses.ts";
import { CONFIRMATION_PATH } from "../../contract/wire.ts";
import type { Bindings } from "../app.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";

const YEAR = 365 * 24 * 60 * 60;
// Written by the service, though a static copy for other hosts exists.
const SERVICE_PAGES: ReadonlySet<string> = new Set([CONFIRMATION_PATH]);

/**
 * Makes the server; the caller lets it listen.
 * @param app the service
 * @param siteFolder the built site
 */
export function siteServer(app: Hono<{ Bindings: Bindings }>, siteFolder: string): Server {
	const service = getRequestListener((request, { incoming }) =>
		app.fetch(request, { address: incoming.socket.remoteAddress ?? "" }),
	);
	const files = sirv(siteFolder, {
		etag: true,
		extensions: ["html"],
		setHeaders: (response, path) => {
			for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
			// A hashed name never changes what it holds; everything else is asked about again.
			const kept = path.startsWith("/_astro/") ? `public, max-age=${YEAR}, immutable` : "no-cache";
			response.setHeader("Cache-Control", kept);
		},
	});
	const server = createServer((request, response) => {
		const [path = "/", ...query] = (request.url ?? "/").split("?");
		if ((request.method !== "GET" && request.method !== "HEAD") || SERVICE_PAGES.has(path)) {
			void service(request, response);
			return;
		}
		const right = rightPath(path);
		if (right) {
			response.writeHead(308, { ...SECURITY_HEADERS, Location: [right, ...query].join("?") }).end();
			return;
		}
		files(request, response, () => void service(request, response));
	});
	// A client that dawdles over its headers or body is cut off rather than kept.
	server.headersTimeout = 15_000;
	server.requestTimeout = 60_000;
	return server;
}
