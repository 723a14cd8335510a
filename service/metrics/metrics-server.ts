import { createServer, type Server } from "node:http";
import { errorCode } from "../process/error-code.ts";
import type { Log } from "../process/log.ts";
import type { Metrics } from "./metrics.ts";

/** Serves `GET /metrics` without a login; the caller closes the server. @param host address to listen on, which decides who can connect */
export function startMetricsServer(metrics: Metrics, port: number, host: string, log: Log): Server {
	const server = createServer(async (request, response) => {
		if (request.url !== "/metrics" || request.method !== "GET") {
			response.writeHead(404).end();
			return;
		}
		try {
			const text = await metrics.text();
			response.writeHead(200, { "Content-Type": metrics.contentType, "Cache-Control": "no-store" }).end(text);
		} catch (error) {
			log.error({ error: errorCode(error) }, "metrics failed");
			response.writeHead(503).end();
		}
	});
	server.on("error", (error) => log.error({ error: errorCode(error) }, "metrics not served"));
	server.listen(port, host, () => {
		log.info({ port: (server.address() as { port: number } | null)?.port }, "metrics served");
	});
	return server;
}
