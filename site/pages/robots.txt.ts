import type { APIRoute } from "astro";

/** Every crawler may read everything; pages that are not for search results say so themselves. */
export const GET: APIRoute = ({ site }) =>
	new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL("/sitemap.xml", site).href}\n`);
