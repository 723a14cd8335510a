import type { APIRoute } from "astro";
import { CONFIRMATION_PATH } from "../../contract/wire.ts";

/** What a page leads to by itself; documents, forms and the thanks for one are no next pages. */
const NOT_AHEAD = ["/recursos/*", "/functions/*", CONFIRMATION_PATH, "/*\\?*"];

/** Lets the browser fetch the page a visitor is about to choose. */
const RULES = {
	prefetch: [
		{
			where: { and: [{ href_matches: "/*" }, { not: { href_matches: NOT_AHEAD } }] },
			eagerness: "moderate",
		},
	],
};

export const GET: APIRoute = () =>
	new Response(JSON.stringify(RULES), { headers: { "Content-Type": "application/speculationrules+json" } });
