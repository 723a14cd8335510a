import type { Origin } from "../../contract/requests/origin.ts";

/** Where the visitor came from, as address and browser tell; the service leaves out what breaks the contract's rules. */
export function visitOrigin(): { [Part in keyof Origin]: string | null } {
	const asked = new URLSearchParams(location.search);
	const { origin, pathname, hostname } = new URL(document.referrer || location.href);
	const fromHere = origin === location.origin;
	return {
		page: fromHere ? pathname : location.pathname,
		referrer: fromHere ? null : hostname,
		source: asked.get("utm_source"),
		medium: asked.get("utm_medium"),
		campaign: asked.get("utm_campaign"),
	};
}
