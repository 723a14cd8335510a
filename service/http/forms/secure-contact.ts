/** Takes a request as JSON (`functions.invoke`) or from a native form. What is not committed is answered as not stored. */
import { type ByLanguage, inLanguage } from "../../../contract/languages.ts";
import { MAX_BODY_BYTES } from "../../../contract/questions/limits.ts";
import { checkCall } from "../../../contract/requests/call-rules.ts";
import { type ContactRequest, checkContactRequest } from "../../../contract/requests/contact-request.ts";
import { originOfAddress, readOrigin } from "../../../contract/requests/origin.ts";
import { purposeAskedFor } from "../../../contract/requests/purposes.ts";
import { suspicionOf } from "../../../contract/requests/suspicion.ts";
import {
	type FailureCode,
	type FieldErrors,
	type Received,
	STATUS,
	type WithheldBy,
} from "../../../contract/requests/wire.ts";
import { e164 } from "../../formats/telephone.ts";
import { errorCode } from "../../process/error-code.ts";
import type { Log } from "../../process/log.ts";
import type { ClientNetwork, Refusal } from "../../store/limits/rate-limit.ts";
import type { Store } from "../../store/store.ts";
import { type Fields, FORM_TYPE, formFields, jsonObject, mediaType, readBody } from "../../web/body.ts";
import { type Bindings, clientAddress, clientNetworks } from "../../web/client-address.ts";
import { memoryRateLimiter } from "../../web/memory-rate-limiter.ts";
import {
	emptyResponse,
	failureResponse,
	type Headers,
	htmlResponse,
	jsonResponse,
	type Page,
} from "../../web/response.ts";
import { gatherCounts } from "./gather-counts.ts";
import { corsHeaders, isAllowedOrigin, isOwnForm, type OriginRules } from "./origins.ts";
import type { ServicePages } from "./pages.tsx";

export interface RequestIntake {
	requests: Pick<Store["requests"], "accept" | "countRejected" | "countRefused"> &
		Partial<Pick<Store["requests"], "freeHours" | "callZone">>;
}

export interface SecureContactOptions {
	/** The store, which may open late or at the first request; if it throws or rejects, the answer is 503. */
	store: () => RequestIntake | Promise<RequestIntake>;
	/** Called after each commit, so that its mails are delivered at once. */
	onAccepted: () => void;
	/** A form filled in faster than this is held; 0 for none. In milliseconds. */
	minFormTime: number;
	origins: OriginRules;
	publicKey: string;
	trustedProxies: number;
	pages: ByLanguage<ServicePages>;
	log: Log;
	/** Called with each outcome; the store's time in milliseconds if it was called, and why a receipt was withheld. */
	observe?: ((outcome: RequestOutcome, storeMs?: number, withheld?: WithheldBy) => void) | undefined;
	/** Monotonic clock, in milliseconds. */
	clock?: () => number;
}

export const TAKEN = ["stored", "repeated", "held"] as const;
export type RequestOutcome = (typeof TAKEN)[number] | FailureCode;

const TOO_LARGE: unique symbol = Symbol("too large");

/** @returns a handler of every method that answers JSON with JSON, and a form with a page or a redirect */
export function secureContact(options: SecureContactOptions) {
	const { store, onAccepted, minFormTime, origins, publicKey, trustedProxies, pages, log, observe } = options;
	const blocked = memoryRateLimiter(options.clock ?? (() => performance.now()));
	const countRefused = gatherCounts(async (count) => await (await store()).requests.countRefused(count));

	return async (request: Request, { address }: Bindings): Promise<Response> => {
		const headers = originHeaders(request);
		if (request.method === "OPTIONS") return emptyResponse(204, headers);
		if (request.method !== "POST") return refuse({ code: "method" }, { ...headers, Allow: "POST, OPTIONS" });
		const forwarded = request.headers.get("x-forwarded-for") ?? undefined;
		const client = clientNetworks(clientAddress(address, forwarded, trustedProxies));
		const type = mediaType(request);
		if (type === "application/json") return await takeJson(request, client, headers);
		if (type === FORM_TYPE) return await takeForm(request, client, headers);
		return refuse({ code: "media_type" }, headers);
	};

	async function takeJson(request: Request, client: Client, headers: Headers): Promise<Response> {
		if (!hasKey(request)) return refuse({ code: "key" }, headers);
		const early = blockedFor(client);
		if (early) return refuse(early, headers);
		const result = await take(await inputOf(request, jsonObject), client);
		if ("code" in result) return refuse(result, headers);
		return jsonResponse(result, 200, headers);
	}

	/** A visitor without script: the same rules, answered with pages. */
	async function takeForm(request: Request, client: Client, headers: Headers): Promise<Response> {
		// The form's address tells it as well, for what is answered before the body is read.
		const asked = new URL(request.url).searchParams.get("language");
		const early = blockedFor(client);
		if (early) return await page(early, inLanguage(pages, asked).blocked, request, headers);
		const input = await inputOf(request, formFields);
		const fields = typeof input === "object" ? input : {};
		const spoken = inLanguage(pages, fields.language ?? asked);
		if (!isOwnForm(request.headers, origins))
			return await page({ code: "origin" }, spoken.review(fields, {}, "origin"), request, headers);
		// Without script nothing chose what the form's address asks for, nor said where the visitor came from.
		const from = request.headers.get("referer") ?? "";
		fields.purpose ||= purposeAskedFor(from) ?? "";
		const { page: _, ...campaign } = originOfAddress(new URL(request.url));
		const ofPage = URL.canParse(from) ? originOfAddress(new URL(from)) : {};
		Object.assign(fields, { ...ofPage, ...campaign, ...readOrigin(fields) });
		const result = await take(input, client, true);
		if (!("code" in result))
			return emptyResponse(303, { ...headers, Location: spoken.receivedAddress(result, fields) });
		if (result.code === "too_large") return await page(result, spoken.tooLarge, request, headers);
		const problem = result.code === "too_many" || result.code === "unavailable" ? result.code : undefined;
		return await page(result, spoken.review(fields, result.fields ?? {}, problem), request, headers);
	}

	/** Whether the client is still blocked: then nothing of the body is read. */
	function blockedFor(client: Client): Refused | undefined {
		const wait = Math.max(...client.map(({ name }) => blocked.wait(name)));
		if (wait === 0) return undefined;
		countRefused();
		return { code: "too_many", wait };
	}

	/** What was sent, as `read` has it; `TOO_LARGE`; or undefined if the client broke off. */
	async function inputOf<Input>(request: Request, read: (body: Uint8Array) => Input) {
		try {
			const body = await readBody(request, MAX_BODY_BYTES);
			return body ? read(body) : TOO_LARGE;
		} catch (error) {
			log.info({ error: errorCode(error) }, "request broken off");
			return undefined;
		}
	}

	async function take(input: unknown, networks: Client, native = false): Promise<Received | Refused> {
		const faulty = validate(input);
		const started = performance.now();
		try {
			const { requests } = await store();
			if ("code" in faulty) {
				const refused = await requests.countRejected(networks);
				return refused ? tooMany(refused) : faulty;
			}
			const signal = suspicionOf(input, minFormTime);
			const stored = await requests.accept(faulty.request, { networks, suspicion: signal, native });
			if ("wait" in stored) return tooMany(stored);
			if ("fields" in stored) return { code: "invalid", fields: stored.fields, freeHours: stored.freeHours };
			const { reference, repeated, suspicion, withheld, getsReceipt, answerBy, callAt } = stored;
			const outcome = repeated ? "repeated" : suspicion ? "held" : "stored";
			observe?.(outcome, performance.now() - started, withheld);
			log.info({ reference, kind: faulty.request.type, repeated, ...(suspicion && { suspicion }) }, "request stored");
			onAccepted();
			const receipt = getsReceipt ? "queued" : "withheld";
			return {
				received: true,
				reference,
				receipt,
				...(answerBy && { answer_by: answerBy.toISOString() }),
				...(callAt && { call_at: callAt }),
			};
		} catch (error) {
			// A faulty request gets its errors whether or not it could be counted.
			if ("code" in faulty) return faulty;
			log.error({ error: errorCode(error) }, "request not stored");
			return { code: "unavailable" };
		}
	}

	function tooMany({ network, wait }: Refusal): Refused {
		blocked.block(network, wait);
		return { code: "too_many", wait };
	}

	function originHeaders({ headers }: Request): Headers {
		const origin = headers.get("origin");
		if (origin === null || !isAllowedOrigin(origin, headers.get("host"), origins)) return { Vary: "Origin" };
		return { Vary: "Origin", ...corsHeaders(origin) };
	}

	function hasKey({ headers }: Request): boolean {
		const bearer = headers.get("authorization")?.match(/^Bearer\s+(.+)$/i)?.[1];
		return headers.get("apikey") === publicKey || bearer === publicKey;
	}

	function refuse({ code, fields, freeHours, wait }: Refused, headers: Headers): Response {
		observe?.(code);
		log.info({ code, fields: fields && Object.keys(fields) }, "request refused");
		return failureResponse(code, { ...headers, ...retryAfter(wait) }, fields, freeHours);
	}

	async function page({ code, wait }: Refused, written: Page, request: Request, headers: Headers): Promise<Response> {
		observe?.(code);
		log.info({ code }, "form refused");
		return await htmlResponse(written, STATUS[code], request.headers, { ...headers, ...retryAfter(wait) });
	}
}

const retryAfter = (wait: number | undefined): Headers => (wait === undefined ? {} : { "Retry-After": String(wait) });

type Client = readonly ClientNetwork[];

interface Refused {
	code: FailureCode;
	fields?: FieldErrors;
	/** The nearest, if the hour of a call was refused. */
	freeHours?: readonly string[];
	/** Seconds until another try is let through. */
	wait?: number;
}

function validate(input: unknown): Refused | { request: ContactRequest } {
	if (input === TOO_LARGE) return { code: "too_large" };
	if (input === undefined) return { code: "unreadable" };
	const checked = checkContactRequest(input);
	if (!checked.ok) return { code: "invalid", fields: checked.fields };
	const { request } = checked;
	const asked = checkCall(input, request);
	if ("fields" in asked) return { code: "invalid", fields: asked.fields };
	if (asked.call.call_at && !e164(request.phone ?? "", request.country))
		return { code: "invalid", fields: { phone: "format" } };
	return { request: { ...request, ...asked.call, ...readOrigin(input as Fields) } };
}
