interface RequestHeaders {
	get: (name: string) => string | null;
}

/**
 * Whether a form or script of the desk's own page sent this. Under `no-referrer` browsers send forms with the origin
 * `null`; they then say by `Sec-Fetch-Site`, which no page can set, whether the page was of this very origin.
 */
export function isOwnOrigin(headers: RequestHeaders, siteUrl: string): boolean {
	const origin = headers.get("origin");
	const site = headers.get("sec-fetch-site");
	if (site !== null && site !== "same-origin") return false;
	if (origin === null || origin === "null") return site === "same-origin";
	// The host that is asked may have another name than the public one, and never another scheme.
	return origin === siteUrl || origin === `${new URL(siteUrl).protocol}//${headers.get("host")}`;
}

/**
 * Whether a link of another site led here, such as one in a web mail: then the browser left out the SameSite=Strict
 * cookie.
 */
export function cameFromElsewhere(headers: RequestHeaders): boolean {
	const site = headers.get("sec-fetch-site");
	return site === "cross-site" || site === "same-site";
}
