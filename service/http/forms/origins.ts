export interface OriginRules {
	siteUrl: string;
	allowed: readonly string[];
}

/**
 * Whether a page of this origin may send requests: the site's own, one that is configured, or the one that serves this
 * request, if it has the site's scheme: a page that came over plain HTTP may be anybody's.
 */
export function isAllowedOrigin(origin: string, host: string | null, rules: OriginRules): boolean {
	if (origin === rules.siteUrl || rules.allowed.includes(origin)) return true;
	if (host === null || !URL.canParse(origin)) return false;
	const { protocol, host: named } = new URL(origin);
	return named === host && protocol === new URL(rules.siteUrl).protocol;
}

/** The origin a native form was sent from. Old browsers leave out Origin there, but not Referer. */
export function formOrigin(origin: string | null, referer: string | null): string | undefined {
	if (origin !== null) return origin;
	return referer !== null && URL.canParse(referer) ? new URL(referer).origin : undefined;
}

/** The CORS headers of every reply to an allowed origin, errors included: without them a client sees no status. */
export function corsHeaders(origin: string): Record<string, string> {
	return {
		"Access-Control-Allow-Origin": origin,
		"Access-Control-Allow-Methods": "POST, OPTIONS",
		"Access-Control-Allow-Headers": "authorization, x-client-info, apikey, content-type, x-retry-count",
		"Access-Control-Expose-Headers": "retry-after",
		"Access-Control-Max-Age": "86400",
	};
}
