/** A page of the sitemap (sitemaps.org protocol 0.9). */
export interface SitemapEntry {
	/** Its canonical path. */
	path: string;
	/** When its words last changed; undefined where that is not known: a date that is not true is worse than none. */
	changed: Date | undefined;
	/** The page in each of its languages. */
	alternates: readonly { hreflang: string; path: string }[];
}

/**
 * Writes the sitemap.
 * @param origin the site's public origin
 */
export function sitemap(entries: readonly SitemapEntry[], origin: string): string {
	const urls = entries.map(({ path, changed, alternates }) => {
		const date = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : "";
		const links = alternates.map(
			(one) => `<xhtml:link rel="alternate" hreflang="${one.hreflang}" href="${new URL(one.path, origin).href}"/>`,
		);
		return `<url><loc>${new URL(path, origin).href}</loc>${date}${links.join("")}</url>`;
	});
	return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`;
}
