export interface OriginRules {
	siteUrl: string;
	allowed: readonly string[];
}

/** Whether a page may send requests: the site's, a configured one, or one of this very host under the site's scheme. */
export function isAllowedOrigin(origin: string, host: string | null, rules: OriginRules): boolean {
	if (origin === rules.siteUrl || rules.allowed.includes(origin)) return true;
	if (host === null || !URL.canParse(origin)) return false;
	const { protocol, host: named } = new URL(origin);
	return named === host && protocol === new URL(rules.siteUrl).protocol;
}

/** Whether a native form is ours. With `no-referrer` Origin is `null`, and `Sec-Fetch-Site` tells; old browsers send only Referer. */
export function isOwnForm(headers: Headers, rules: OriginRules): boolean {
	const origin = headers.get("origin");
	const referer = headers.get("referer");
	if ((origin ?? "null") === "null" && headers.get("sec-fetch-site") === "same-origin") return true;
	const from = origin ?? (referer !== null && URL.canParse(referer) ? new URL(referer).origin : "null");
	return isAllowedOrigin(from, headers.get("host"), { ...rules, allowed: [] });
}

/** All that Supabase's client may send, whatever it is set to: retries, a region, traces. */
const ALLOWED_HEADERS =
	"authorization, x-client-info, apikey, content-type, x-retry-count, x-region, traceparent, tracestate, baggage";

/** The CORS headers of every reply to an allowed origin, errors included: without them a client sees no status. */
export function corsHeaders(origin: string): Record<string, string> {
	return {
		"Access-Control-Allow-Origin": origin,
		"Access-Control-Allow-Methods": "POST, OPTIONS",
		"Access-Control-Allow-Headers": ALLOWED_HEADERS,
		"Access-Control-Expose-Headers": "retry-after",
		"Access-Control-Max-Age": "86400",
	};
}
