/** Where the visitor came from, as address and browser tell; the service leaves out what breaks the contract's rules. */
export function visitOrigin(): Record<string, string | null> {
	const { pathname, search, hostname } = new URL(document.referrer || location.href);
	const fromHere = hostname === location.hostname;
	// The page before names its campaign if this one's address does not.
	const asked = new URLSearchParams(location.search + (fromHere ? search.replace("?", "&") : ""));
	return {
		...(fromHere ? { page: pathname } : { page: location.pathname, referrer: hostname }),
		source: asked.get("utm_source"),
		medium: asked.get("utm_medium"),
		campaign: asked.get("utm_campaign"),
	};
}
