/** Answers of the desk: kept nowhere, found by no search engine, and telling no other site where they came from. */
import { emptyAnswer, type Headers, htmlAnswer, type Page } from "../http/answer.ts";

export const DESK_HEADERS: Headers = { "X-Robots-Tag": "noindex, nofollow", "Referrer-Policy": "no-referrer" };

export async function deskAnswer(page: Page, status: number, request: Request, headers: Headers = {}) {
	return await htmlAnswer(page, status, request.headers, { ...DESK_HEADERS, ...headers, Vary: "Cookie" });
}

/** After a change: the browser reads the page anew, so that reloading it changes nothing. */
export function seeOther(path: string, headers: Headers = {}): Response {
	return emptyAnswer(303, { ...DESK_HEADERS, ...headers, Location: path });
}
