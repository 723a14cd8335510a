import type { Origin } from "../../contract/requests/origin.ts";

/** Where the visitor came from, as address and browser tell; the service leaves out what breaks the contract's rules. */
export function visitOrigin(): { [Part in keyof Origin]: string | null } {
	const { pathname, search, hostname } = new URL(document.referrer || location.href);
	const fromHere = hostname === location.hostname;
	// The page before names its campaign if this one's address does not.
	const asked = new URLSearchParams(location.search + (fromHere ? search.replace("?", "&") : ""));
	return {
		page: fromHere ? pathname : location.pathname,
		referrer: fromHere ? null : hostname,
		source: asked.get("utm_source"),
		medium: asked.get("utm_medium"),
		campaign: asked.get("utm_campaign"),
	};
}
