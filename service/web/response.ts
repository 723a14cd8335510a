/** Builds the service's responses, each with the headers common to all of them. */
import { type Failure, type FailureCode, type FieldErrors, STATUS } from "../../contract/requests/wire.ts";
import { CACHE_REVALIDATE, SECURITY_HEADERS } from "../../contract/web/site-headers.ts";
import { compressed, type Encoded } from "./encodings.ts";

export type Headers = Record<string, string>;

const ALWAYS: Headers = { ...SECURITY_HEADERS, "Cache-Control": "no-store" };
const JSON_HEADERS: Headers = { ...ALWAYS, "Content-Type": "application/json" };
const HTML_HEADERS: Headers = { ...ALWAYS, "Content-Type": "text/html; charset=UTF-8" };

export const jsonResponse = (body: object, status: number, headers: Headers = {}): Response =>
	new Response(JSON.stringify(body), { status, headers: { ...JSON_HEADERS, ...headers } });

/** @param fields what is wrong with each @param freeHours the nearest, if the hour of a call was refused */
export function failureResponse(
	code: FailureCode,
	headers?: Headers,
	fields?: FieldErrors,
	freeHours?: readonly string[],
): Response {
	const failure: Failure = { error: { code, ...(fields && { fields }), ...(freeHours && { free_hours: freeHours }) } };
	return jsonResponse(failure, STATUS[code], headers);
}

/** A text that caches must revalidate. */
export function textResponse(text: string, type = "text/plain; charset=utf-8", headers: Headers = {}): Response {
	const own = { "Content-Type": type, "Cache-Control": CACHE_REVALIDATE };
	return new Response(text, { headers: { ...ALWAYS, ...headers, ...own } });
}

export interface Page {
	html: string;
	policy: string;
}

/** A page of the build, with its compressed variants. */
export interface BuiltPage {
	policy: string;
	variantFor: (acceptEncoding: string | null) => Encoded;
}

/** A page with its own policy, in the smallest encoding the client accepts. @param asking the request's headers */
export async function htmlResponse(
	page: Page | BuiltPage,
	status: number,
	asking: { get: (name: string) => string | null },
	headers: Headers = {},
): Promise<Response> {
	const accepted = asking.get("accept-encoding");
	const { bytes, encoding } = "html" in page ? await compressed(page.html, accepted) : page.variantFor(accepted);
	return new Response(bytes, {
		status,
		headers: {
			...HTML_HEADERS,
			"Content-Security-Policy": page.policy,
			// Set here, so that responses to HEAD have it as well.
			"Content-Length": String(bytes.byteLength),
			...(encoding && { "Content-Encoding": encoding }),
			...headers,
			Vary: headers.Vary ? `${headers.Vary}, Accept-Encoding` : "Accept-Encoding",
		},
	});
}

export const emptyResponse = (status: number, headers: Headers = {}): Response =>
	new Response(null, { status, headers: { ...ALWAYS, ...headers } });
