import type { APIRoute } from "astro";
import { alternates } from "../editions.ts";
import { lastChange, listedPages } from "../listed-pages.ts";
import { allWords } from "../page-words.ts";

/** Every page for search results in each language: where its translations are, and when it changed, if its content says so (sitemaps.org protocol 0.9). */
export const GET: APIRoute = ({ site }) => {
	const address = (path: string) => new URL(path, site).href;
	const urls = allWords.flatMap((words) => {
		const pages = listedPages(words).filter(({ isBare }) => !isBare);
		return pages.map(({ path, holds }) => {
			const day = lastChange(holds, words);
			const links = alternates(path, words).map(
				(one) => `<xhtml:link rel="alternate" hreflang="${one.hreflang}" href="${address(one.path)}"/>`,
			);
			return `<url><loc>${address(path)}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}${links.join("")}</url>`;
		});
	});
	return new Response(
		`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`,
		{ headers: { "Content-Type": "application/xml" } },
	);
};
