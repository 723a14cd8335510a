/** Where the visitor came from, by address, browser and the tab's history. Not stored; the service checks its rules. */
export function visitOrigin(): Record<string, string | null> {
	const before = document.referrer || location.href;
	const { pathname, hostname } = new URL(before);
	const fromHere = hostname === location.hostname;
	// Older browsers tell of no history: the page before has to do.
	const visited = globalThis.navigation?.entries() ?? [];
	const addresses = [location.href, ...(fromHere ? [before] : []), ...visited.map(({ url }) => url).reverse()];
	const asked = new URL(addresses.find((one) => one?.includes("utm_")) ?? location.href).searchParams;
	return {
		...(fromHere ? { page: pathname } : { page: location.pathname, referrer: hostname }),
		source: asked.get("utm_source"),
		medium: asked.get("utm_medium"),
		campaign: asked.get("utm_campaign"),
	};
}
