import { pages, units } from "virtual:content";
import type { APIRoute } from "astro";
import { articlePath, published } from "../articles/published.ts";
import { contentChanges } from "../sitemap/content-changes.ts";
import { pageSources } from "../sitemap/page-sources.ts";
import { sitemap } from "../sitemap/sitemap.ts";

const now = () => new Date();

/** Every page for search results, each with the day its words last changed. */
export const GET: APIRoute = ({ site }) => {
	const lastChange = contentChanges(".", "content", now);
	const ofPages = Object.entries(pages).map(([id, page]) => ({
		path: page.path,
		changed: lastChange(pageSources(id, page)),
	}));
	const ofUnits = Object.entries(units).map(([id, { href, canonical = href }]) => ({
		path: canonical,
		changed: lastChange([`content/es/units/${id}.yaml`]),
	}));
	const ofArticles = published.map((article) => ({
		path: articlePath(article),
		changed: lastChange([`content/es/articulos/${article.id}.md`]),
	}));
	const xml = sitemap([...ofPages, ...ofUnits, ...ofArticles], `${site?.origin}`);
	return new Response(xml, { headers: { "Content-Type": "application/xml" } });
};
