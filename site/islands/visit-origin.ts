/** Where the visitor came from, as address and browser tell; the service leaves out what breaks the contract's rules. */
export function visitOrigin(): Record<string, string | null> {
	const { pathname, search, hostname } = new URL(document.referrer || location.href);
	const fromHere = hostname === location.hostname;
	// The page before names its campaign if this one's address does not.
	const asked = new URLSearchParams(location.search + (fromHere ? search.replace("?", "&") : ""));
	const origin: Record<string, string | null> = { page: fromHere ? pathname : location.pathname };
	if (!fromHere) origin.referrer = hostname;
	for (const part of ["source", "medium", "campaign"]) origin[part] = asked.get(`utm_${part}`);
	return origin;
}
