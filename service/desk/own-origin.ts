interface RequestHeaders {
	get: (name: string) => string | null;
}

/** Whether the desk's own page sent this. Under `no-referrer` a form's origin is `null`: `Sec-Fetch-Site` tells it. */
export function isOwnOrigin(headers: RequestHeaders, siteUrl: string): boolean {
	const origin = headers.get("origin");
	const site = headers.get("sec-fetch-site");
	if (site !== null && site !== "same-origin") return false;
	if (origin === null || origin === "null") return site === "same-origin";
	// The host that is asked may have another name than the public one, and never another scheme.
	return origin === siteUrl || origin === `${new URL(siteUrl).protocol}//${headers.get("host")}`;
}

/** Whether a link of another site, such as a web mail, led here: then the SameSite=Strict cookie is left out. */
export function cameFromElsewhere(headers: RequestHeaders): boolean {
	const site = headers.get("sec-fetch-site");
	return site === "cross-site" || site === "same-site";
}
