/**
 * `secure-contact`: takes a contact request as JSON (Supabase's `functions.invoke`) or from a native form.
 * Whatever goes wrong before the commit, nothing was stored and the answer says so.
 */
import type { Context, Handler } from "hono";
import { checkContactRequest } from "../../contract/contact-request.ts";
import { MAX_BODY_BYTES } from "../../contract/limits.ts";
import type { Failure, FailureCode, FieldErrors } from "../../contract/wire.ts";
import type { RateLimiter } from "../abuse/rate-limit.ts";
import type { Bindings } from "../app.ts";
import { errorCode } from "../error-code.ts";
import type { Log } from "../log.ts";
import type { Store } from "../requests/store.ts";
import { readBody } from "./body.ts";
import { clientAddress } from "./client-address.ts";
import { corsHeaders, formOrigin, isAllowedOrigin, type OriginRules } from "./origins.ts";
import type { ServicePages } from "./pages.tsx";

export interface SecureContactOptions {
	store: Pick<Store, "accept">;
	/** Called after each commit, so that its mails leave at once. */
	onAccepted: () => void;
	limiter: RateLimiter;
	origins: OriginRules;
	publicKey: string;
	trustedProxies: number;
	pages: ServicePages;
	log: Log;
}

const STATUS = {
	unreadable: 400,
	key: 401,
	origin: 403,
	not_found: 404,
	method: 405,
	too_large: 413,
	media_type: 415,
	invalid: 422,
	too_many: 429,
	unavailable: 503,
} as const satisfies Record<FailureCode, number>;

type ContactContext = Context<{ Bindings: Bindings }>;

export function secureContact(options: SecureContactOptions): Handler<{ Bindings: Bindings }> {
	const { store, onAccepted, limiter, origins, publicKey, trustedProxies, pages, log } = options;

	return async (context) => {
		allowOrigin(context);
		context.header("Cache-Control", "no-store");
		if (context.req.method === "OPTIONS") return context.body(null, 204);
		if (context.req.method !== "POST") {
			context.header("Allow", "POST, OPTIONS");
			return refuse(context, "method");
		}
		const mediaType = context.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
		if (mediaType === "application/json") return await takeJson(context);
		if (mediaType === "application/x-www-form-urlencoded") return await takeForm(context);
		return refuse(context, "media_type");
	};

	async function takeJson(context: ContactContext): Promise<Response> {
		if (!hasKey(context)) return refuse(context, "key");
		const wait = countRequest(context);
		if (wait > 0) return refuse(context, "too_many");
		const body = await readBody(context.req.raw, MAX_BODY_BYTES);
		if (body === undefined) return refuse(context, "too_large");
		const input = parseJson(body);
		if (input === undefined) return refuse(context, "unreadable");
		const checked = checkContactRequest(input);
		if (!checked.ok) return refuse(context, "invalid", checked.fields);
		const reference = await keep(checked.request);
		if (reference === undefined) return refuse(context, "unavailable");
		return context.json({ received: true, reference }, 200);
	}

	/** A visitor without script: the same rules, answered with pages. */
	async function takeForm(context: ContactContext): Promise<Response> {
		const origin = formOrigin(context.req.header("origin"), context.req.header("referer"));
		if (origin === undefined || !isAllowedOrigin(origin, context.req.header("host"), { ...origins, allowed: [] })) {
			return page(context, "origin", pages.foreign);
		}
		const body = await readBody(context.req.raw, MAX_BODY_BYTES);
		if (body === undefined) return page(context, "too_large", pages.tooLarge);
		const fields = Object.fromEntries(new URLSearchParams(new TextDecoder().decode(body)));
		if (countRequest(context) > 0) return page(context, "too_many", pages.review(fields, {}, "too_many"));
		const checked = checkContactRequest(fields);
		if (!checked.ok) return page(context, "invalid", pages.review(fields, checked.fields));
		const reference = await keep(checked.request);
		if (reference === undefined) return page(context, "unavailable", pages.review(fields, {}, "unavailable"));
		return context.redirect(pages.receivedAddress(reference), 303);
	}

	/** Stores the request and returns its reference, or undefined where the store cannot. */
	async function keep(request: Parameters<Store["accept"]>[0]): Promise<string | undefined> {
		try {
			const { reference, repeated } = await store.accept(request);
			log.info({ reference, kind: request.type, repeated }, "request stored");
			onAccepted();
			return reference;
		} catch (error) {
			log.error({ error: errorCode(error) }, "request not stored");
			return undefined;
		}
	}

	/** Counts this request against its address; says how many seconds to wait, 0 for none. */
	function countRequest(context: ContactContext): number {
		const address = clientAddress(context.env.address, context.req.header("x-forwarded-for"), trustedProxies);
		const wait = limiter.take(address);
		if (wait > 0) context.header("Retry-After", String(wait));
		return wait;
	}

	function allowOrigin(context: ContactContext): void {
		context.header("Vary", "Origin");
		const origin = context.req.header("origin");
		if (origin === undefined || !isAllowedOrigin(origin, context.req.header("host"), origins)) return;
		for (const [name, value] of Object.entries(corsHeaders(origin))) context.header(name, value);
	}

	function hasKey(context: ContactContext): boolean {
		const bearer = context.req.header("authorization")?.match(/^Bearer\s+(.+)$/i)?.[1];
		return [context.req.header("apikey"), bearer].some((key) => key === publicKey);
	}

	function refuse(context: ContactContext, code: FailureCode, fields?: FieldErrors): Response {
		const failure: Failure = { error: fields ? { code, fields } : { code } };
		log.info({ code, fields: fields && Object.keys(fields) }, "request refused");
		return context.json(failure, STATUS[code]);
	}

	function page(context: ContactContext, code: FailureCode, html: string): Response {
		log.info({ code }, "form refused");
		return context.html(html, STATUS[code]);
	}
}

function parseJson(body: Uint8Array): unknown {
	try {
		const input: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
		return typeof input === "object" && input !== null && !Array.isArray(input) ? input : undefined;
	} catch {
		return undefined;
	}
}
