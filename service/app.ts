/** The service as a web-standard `(Request) => Response`; store, clock and pages are handed in. */
import { Hono } from "hono";
import { isReference } from "../contract/reference.ts";
import { CONFIRMATION_PATH, CONTACT_PATH } from "../contract/wire.ts";
import { errorCode } from "./error-code.ts";
import type { ServicePages } from "./http/pages.tsx";
import { type SecureContactOptions, secureContact } from "./http/secure-contact.ts";
import { SECURITY_HEADERS } from "./http/security-headers.ts";

/** What the server knows of a request besides the request itself. */
export interface Bindings {
	/** Address of the connection. */
	address: string;
}

export interface AppOptions extends SecureContactOptions {
	pages: ServicePages;
	/** Rejects when the store cannot write, or its mails have been waiting for too long. */
	checkStore: () => Promise<void>;
}

export function createApp(options: AppOptions) {
	const { pages, checkStore, log } = options;
	const app = new Hono<{ Bindings: Bindings }>();

	app.use(async (context, next) => {
		await next();
		for (const [name, value] of Object.entries(SECURITY_HEADERS)) context.header(name, value);
	});

	app.all(CONTACT_PATH, secureContact(options));

	app.get(CONFIRMATION_PATH, (context) => {
		const reference = context.req.query("ref") ?? "";
		return context.html(pages.received(isReference(reference) ? reference : undefined), 200, NOT_KEPT);
	});

	app.get("/healthz", (context) => context.json({ status: "ok" }, 200, NOT_KEPT));

	app.get("/readyz", async (context) => {
		try {
			await checkStore();
			return context.json({ status: "ready" }, 200, NOT_KEPT);
		} catch (error) {
			log.error({ error: errorCode(error) }, "store not ready");
			return context.json({ status: "store cannot write" }, 503, NOT_KEPT);
		}
	});

	app.notFound((context) => {
		log.info({ path: context.req.path.slice(0, 200) }, "page not found");
		return context.html(pages.notFound, 404, NOT_KEPT);
	});

	app.onError((error, context) => {
		if (context.req.raw.signal.aborted) {
			log.info({ error: errorCode(error) }, "request broken off");
			return context.json({ error: { code: "unreadable" } }, 400, NOT_KEPT);
		}
		log.error({ error: errorCode(error) }, "request failed");
		return context.json({ error: { code: "unavailable" } }, 503, NOT_KEPT);
	});

	return app;
}

const NOT_KEPT = { "Cache-Control": "no-store" };
