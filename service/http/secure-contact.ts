/**
 * `secure-contact`: takes a contact request as JSON (Supabase's `functions.invoke`) or from a native form.
 * Whatever goes wrong before the commit, nothing was stored and the answer says so.
 */
import type { Context, Handler } from "hono";
import { type ContactRequest, checkContactRequest } from "../../contract/contact-request.ts";
import { MAX_BODY_BYTES } from "../../contract/limits.ts";
import { suspicionOf } from "../../contract/suspicion.ts";
import type { Failure, FailureCode, FieldErrors } from "../../contract/wire.ts";
import { addressKey } from "../abuse/address-key.ts";
import { TooManyRequests } from "../abuse/rate-limit.ts";
import type { Bindings } from "../app.ts";
import { errorCode } from "../error-code.ts";
import type { Log } from "../log.ts";
import type { Store } from "../requests/store.ts";
import { readBody } from "./body.ts";
import { clientAddress } from "./client-address.ts";
import { corsHeaders, formOrigin, isAllowedOrigin, type OriginRules } from "./origins.ts";
import type { ServicePages } from "./pages.tsx";

export interface SecureContactOptions {
	store: Pick<Store, "accept" | "count">;
	/** Called after each commit, so that its mails leave at once. */
	onAccepted: () => void;
	/** A form filled in faster than this is suspect; 0 for none. In milliseconds. */
	leastFormTime: number;
	origins: OriginRules;
	publicKey: string;
	trustedProxies: number;
	pages: ServicePages;
	log: Log;
	/** Told what became of each request, and how long the store took where it was asked. */
	observe?: ((outcome: Answer, storeMs?: number) => void) | undefined;
}

/** What became of a request, for whoever counts. */
export type Answer = "stored" | "repeated" | "quarantined" | FailureCode;

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

const TOO_LARGE = Symbol("too large");

type ContactContext = Context<{ Bindings: Bindings }>;

export function secureContact(options: SecureContactOptions): Handler<{ Bindings: Bindings }> {
	const { store, onAccepted, leastFormTime, origins, publicKey, trustedProxies, pages, log, observe } = options;

	return async (context) => {
		allowOrigin(context);
		context.header("Cache-Control", "no-store");
		if (context.req.method === "OPTIONS") return context.body(null, 204);
		if (context.req.method !== "POST") {
			context.header("Allow", "POST, OPTIONS");
			return refuse(context, { code: "method" });
		}
		const mediaType = context.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
		if (mediaType === "application/json") return await takeJson(context);
		if (mediaType === "application/x-www-form-urlencoded") return await takeForm(context);
		return refuse(context, { code: "media_type" });
	};

	async function takeJson(context: ContactContext): Promise<Response> {
		if (!hasKey(context)) return refuse(context, { code: "key" });
		const body = await readBody(context.req.raw, MAX_BODY_BYTES);
		const input = body && parseJson(body);
		const result = await take(context, body ? input : TOO_LARGE);
		if ("code" in result) return refuse(context, result);
		return context.json({ received: true, reference: result.reference }, 200);
	}

	/** A visitor without script: the same rules, answered with pages. */
	async function takeForm(context: ContactContext): Promise<Response> {
		const origin = formOrigin(context.req.header("origin"), context.req.header("referer"));
		if (origin === undefined || !isAllowedOrigin(origin, context.req.header("host"), { ...origins, allowed: [] })) {
			return page(context, "origin", pages.foreign);
		}
		const body = await readBody(context.req.raw, MAX_BODY_BYTES);
		const fields = Object.fromEntries(new URLSearchParams(new TextDecoder().decode(body)));
		const result = await take(context, body ? fields : TOO_LARGE);
		if (!("code" in result)) return context.redirect(pages.receivedAddress(result.reference), 303);
		if (result.code === "too_large") return page(context, "too_large", pages.tooLarge);
		const { code } = result;
		const problem = code === "too_many" || code === "unavailable" ? code : undefined;
		return page(context, code, pages.review(fields, result.fields ?? {}, problem));
	}

	/** Holds a body against the rules and the limits, and stores it. */
	async function take(context: ContactContext, input: unknown): Promise<Taken | Refused> {
		const address = addressKey(
			clientAddress(context.env.address, context.req.header("x-forwarded-for"), trustedProxies),
		);
		const faulty = faultOf(input);
		const started = performance.now();
		try {
			if ("code" in faulty) {
				await store.count(address);
				return faulty;
			}
			const suspicion = suspicionOf(input, leastFormTime);
			const { reference, repeated } = await store.accept(faulty.request, { address, suspicion });
			const outcome = repeated ? "repeated" : suspicion ? "quarantined" : "stored";
			observe?.(outcome, performance.now() - started);
			log.info({ reference, kind: faulty.request.type, repeated, ...(suspicion && { suspicion }) }, "request stored");
			onAccepted();
			return { reference };
		} catch (error) {
			if (error instanceof TooManyRequests) {
				context.header("Retry-After", String(error.wait));
				return { code: "too_many" };
			}
			// One that breaks the rules is told so, whether or not it could be counted.
			if ("code" in faulty) return faulty;
			log.error({ error: errorCode(error) }, "request not stored");
			return { code: "unavailable" };
		}
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

	function refuse(context: ContactContext, { code, fields }: Refused): Response {
		const failure: Failure = { error: fields ? { code, fields } : { code } };
		observe?.(code);
		log.info({ code, fields: fields && Object.keys(fields) }, "request refused");
		return context.json(failure, STATUS[code]);
	}

	function page(context: ContactContext, code: FailureCode, html: string): Response {
		observe?.(code);
		log.info({ code }, "form refused");
		return context.html(html, STATUS[code]);
	}
}

interface Taken {
	reference: string;
}

interface Refused {
	code: FailureCode;
	fields?: FieldErrors;
}

/** What is wrong with a body, or the request it holds. */
function faultOf(input: unknown): Refused | { request: ContactRequest } {
	if (input === TOO_LARGE) return { code: "too_large" };
	if (input === undefined) return { code: "unreadable" };
	const checked = checkContactRequest(input);
	return checked.ok ? { request: checked.request } : { code: "invalid", fields: checked.fields };
}

function parseJson(body: Uint8Array): unknown {
	try {
		const input: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
		return typeof input === "object" && input !== null && !Array.isArray(input) ? input : undefined;
	} catch {
		return undefined;
	}
}
