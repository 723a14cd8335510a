/** The service's answers, each with the headers every answer carries; made in one piece, because many are made. */
import { ASKED_AGAIN, SECURITY_HEADERS } from "../../contract/site-headers.ts";
import { compressed, type Encoded } from "./compressed.ts";
import type { RequestHeaders } from "./encodings.ts";

export type Headers = Record<string, string>;

const ALWAYS: Headers = { ...SECURITY_HEADERS, "Cache-Control": "no-store" };
const JSON_HEADERS: Headers = { ...ALWAYS, "Content-Type": "application/json" };
const HTML_HEADERS: Headers = { ...ALWAYS, "Content-Type": "text/html; charset=UTF-8" };

/** @param headers besides those of every answer, or in their place */
export function jsonAnswer(body: object, status: number, headers: Headers = {}): Response {
	return new Response(JSON.stringify(body), { status, headers: { ...JSON_HEADERS, ...headers } });
}

/** Words alone, asked for again each time. */
export function textAnswer(text: string): Response {
	const headers = { ...ALWAYS, "Content-Type": "text/plain; charset=utf-8", "Cache-Control": ASKED_AGAIN };
	return new Response(text, { headers });
}

/** A page, and the policy for what stands in it. */
export interface Page {
	html: string;
	policy: string;
}

/** One that the build made and compressed. */
export interface BuiltPage {
	policy: string;
	variantFor: (asking: RequestHeaders) => Encoded;
}

/**
 * A page as an answer, with its own policy, as small as whoever asks can read it.
 * @param asking the headers of the request
 * @param headers besides those of every answer, or in their place
 */
export async function htmlAnswer(
	page: Page | BuiltPage,
	status: number,
	asking: RequestHeaders,
	headers: Headers = {},
): Promise<Response> {
	const { bytes, encoding } = "html" in page ? await compressed(page.html, asking) : page.variantFor(asking);
	return new Response(bytes, {
		status,
		headers: {
			...HTML_HEADERS,
			"Content-Security-Policy": page.policy,
			// Said here, so that HEAD is told it as well.
			"Content-Length": String(bytes.byteLength),
			...(encoding && { "Content-Encoding": encoding }),
			...headers,
			Vary: headers.Vary ? `${headers.Vary}, Accept-Encoding` : "Accept-Encoding",
		},
	});
}

/** One without a body, such as a redirect. */
export function emptyAnswer(status: number, headers: Headers = {}): Response {
	return new Response(null, { status, headers: { ...ALWAYS, ...headers } });
}
