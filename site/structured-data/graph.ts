/** What all pages' JSON-LD has in common. */

/** @returns JSON-LD, safe to stand inside a script element */
export function graph(nodes: readonly object[]): string {
	// A "</script>" written in a content file must not end the element.
	return JSON.stringify({ "@context": "https://schema.org", "@graph": nodes }).replaceAll("<", "\\u003c");
}

/** A page on the way from the first one to the one described. */
export interface Stop {
	name: string;
	path: string;
}

/** The way to a page. @param origin the site's public origin */
export function breadcrumbs(stops: readonly Stop[], origin: string) {
	return {
		"@type": "BreadcrumbList",
		itemListElement: stops.map(({ name, path }, place) => ({
			"@type": "ListItem",
			position: place + 1,
			name,
			item: new URL(path, origin).href,
		})),
	};
}
