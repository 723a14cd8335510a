import type { APIRoute } from "astro";
import { alternates, searchableAddresses } from "../editions.ts";
import { allWords } from "../page-words.ts";

/** Every page for search results in each language, with where its translations are (sitemaps.org protocol 0.9). */
export const GET: APIRoute = ({ site }) => {
	const address = (path: string) => new URL(path, site).href;
	const urls = allWords.flatMap((words) =>
		searchableAddresses(words).map(([, path]) => {
			const links = alternates(path, words).map(
				(one) => `<xhtml:link rel="alternate" hreflang="${one.hreflang}" href="${address(one.path)}"/>`,
			);
			return `<url><loc>${address(path)}</loc>${links.join("")}</url>`;
		}),
	);
	return new Response(
		`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`,
		{ headers: { "Content-Type": "application/xml" } },
	);
};
