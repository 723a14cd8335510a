/** The service's answers, each with the headers every answer carries; made in one piece, because many are made. */
import { SECURITY_HEADERS } from "../../contract/site-headers.ts";

export type Headers = Record<string, string>;

const ALWAYS: Headers = { ...SECURITY_HEADERS, "Cache-Control": "no-store" };
const JSON_HEADERS: Headers = { ...ALWAYS, "Content-Type": "application/json" };
const HTML_HEADERS: Headers = { ...ALWAYS, "Content-Type": "text/html; charset=UTF-8" };

/** @param headers besides those of every answer, or in their place */
export function jsonAnswer(body: object, status: number, headers: Headers = {}): Response {
	return new Response(JSON.stringify(body), { status, headers: { ...JSON_HEADERS, ...headers } });
}

/** A page, and the policy for what stands in it. */
export interface Page {
	html: string;
	policy: string;
}

/** A page as an answer, with its own policy. @param headers besides those of every answer, or in their place */
export function htmlAnswer({ html, policy }: Page, status: number, headers: Headers = {}): Response {
	return new Response(html, { status, headers: { ...HTML_HEADERS, "Content-Security-Policy": policy, ...headers } });
}

/** One without a body, such as a redirect. */
export function bareAnswer(status: number, headers: Headers = {}): Response {
	return new Response(null, { status, headers: { ...ALWAYS, ...headers } });
}
