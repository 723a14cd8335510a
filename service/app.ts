/** The service as a web-standard `(Request) => Response`; store, clock and pages are handed in. */
import { Hono } from "hono";
import { inLanguage } from "../contract/languages.ts";
import { isInstant, isTimeZone } from "../contract/requests/call-rules.ts";
import { CALL_FILE_PATH, CALL_HOURS_PATH } from "../contract/requests/calls.ts";
import { FORM_IDS } from "../contract/requests/forms.ts";
import { isReference } from "../contract/requests/reference.ts";
import { CONTACT_PATH, RECEIPT_OUTCOMES } from "../contract/requests/wire.ts";
import { SECURITY_TEXT_PATH } from "../contract/web/security-text.ts";
import { callRoutes } from "./http/forms/call-routes.ts";
import { type SecureContactOptions, secureContact } from "./http/forms/secure-contact.ts";
import { errorCode } from "./process/error-code.ts";
import type { Bindings } from "./web/client-address.ts";
import { failureResponse, htmlResponse, jsonResponse, textResponse } from "./web/response.ts";

export interface AppOptions extends SecureContactOptions {
	/** Whether visitors come here; else only the desk and health answer. */
	hasPages?: boolean;
	/** Content of `/.well-known/security.txt`, written for each request. */
	securityText: () => string;
	/** Whether the service is stopping: `/healthz` then fails, so that proxies send no more, while it still answers. */
	isStopping?: () => boolean;
	/** The team's desk; none if it is switched off. */
	desk?: Hono<{ Bindings: Bindings }> | undefined;
	now?: () => Date;
	/** Rejects when the store cannot write, the clock jumped, or a mail has been pending for too long. */
	checkStore: () => Promise<void>;
}

/** What `/readyz` says, by the code of what `checkStore` rejects with. */
const NOT_READY: Record<string, string> = {
	QUEUE_OLD: "mails are waiting",
	MAILS_LOST: "mails to the team reached nobody",
	CLOCK_JUMPED: "clock jumped",
};

/** @returns an app whose `fetch(request, bindings)` always answers: after an uncaught error with 503, and its code is logged */
export function createApp(options: AppOptions) {
	const {
		pages,
		hasPages = true,
		securityText,
		checkStore,
		isStopping = () => false,
		now = () => new Date(),
		log,
	} = options;
	const app = new Hono<{ Bindings: Bindings }>();

	if (hasPages) {
		const contact = secureContact(options);
		const calls = callRoutes(options.store, now);
		app.get(CALL_HOURS_PATH, () => calls.hours());
		app.get(CALL_FILE_PATH, ({ req }) => calls.file(req.query(), pages));
		app.all(CONTACT_PATH, (context) => contact(context.req.raw, context.env));

		for (const { receivedPath, received } of Object.values(pages)) {
			app.get(receivedPath, async ({ req }) => {
				const { ref = "", ...asked } = req.query();
				const reference = isReference(ref) ? ref : undefined;
				const form = FORM_IDS.find((id) => id === asked.form);
				const receipt = RECEIPT_OUTCOMES.find((one) => one === asked.receipt);
				// A page that is opened again another day promises nothing that is over.
				const isAhead = Date.parse(asked.answer_by ?? "") > now().getTime();
				const page = received({
					reference,
					form,
					receipt,
					call_at: isInstant(asked.call_at ?? "") ? asked.call_at : undefined,
					time_zone: isTimeZone(asked.time_zone ?? "") ? asked.time_zone : undefined,
					wantsCall: asked.purpose === "call",
					answer_by: isAhead ? asked.answer_by : undefined,
				});
				return await htmlResponse(page, 200, req.raw.headers);
			});
		}

		app.get(SECURITY_TEXT_PATH, () => textResponse(securityText()));
	}

	if (options.desk) app.route("/", options.desk);

	// HAProxy asks by OPTIONS if it is told nothing else.
	app.on(["GET", "OPTIONS"], "/healthz", () =>
		isStopping() ? jsonResponse({ status: "stopping" }, 503) : jsonResponse({ status: "ok" }, 200),
	);

	// Asked every few seconds: the log tells of changes alone.
	let known: string | undefined;
	app.on(["GET", "OPTIONS"], "/readyz", async () => {
		const failure = await checkStore().then(() => undefined, errorCode);
		if (failure !== known) {
			if (failure) log.error({ error: failure }, "store not ready");
			else log.info({}, "store ready again");
		}
		known = failure;
		if (!failure) return jsonResponse({ status: "ready" }, 200);
		return jsonResponse({ status: NOT_READY[failure] ?? "store cannot write" }, 503);
	});

	app.notFound(async ({ req }) => {
		log.info({ path: loggablePath(req.path) }, "page not found");
		const { notFound } = inLanguage(pages, req.path.split("/")[1]);
		return await htmlResponse(notFound, 404, req.raw.headers);
	});

	app.onError((error) => {
		log.error({ error: errorCode(error) }, "request failed");
		return failureResponse("unavailable");
	});

	return app;
}

const MAX_CHARACTERS = 200;

/** A path for the log, cut to 200 characters, without what is, or in code may be, an address, which a malformed link may end in. */
function loggablePath(path: string): string {
	const parts = path.slice(0, MAX_CHARACTERS).split("/");
	if (path.length > MAX_CHARACTERS) parts[parts.length - 1] = "…";
	return parts.map((part) => (/@|%[2-7]/.test(part) ? "…" : part)).join("/");
}
