import type { APIRoute } from "astro";
import { articlePath, published } from "../articles/published.ts";
import { alternates } from "../editions.ts";
import { allWords } from "../page-words.ts";
import { contentChanges } from "../sitemap/content-changes.ts";
import { pageSources } from "../sitemap/page-sources.ts";
import { sitemap } from "../sitemap/sitemap.ts";

const now = () => new Date();

/** Every page for search results in each language, with the day its words last changed and where its translations are. */
export const GET: APIRoute = ({ site }) => {
	const lastChange = contentChanges(".", "content", now);
	const entries = allWords.flatMap((words) => {
		const { pages, units, language } = words;
		const all: [path: string, sources: readonly string[]][] = [
			...Object.entries(pages).map(([id, page]): [string, string[]] => [page.path, pageSources(id, page, language)]),
			...Object.entries(units).map(([id, { href, canonical = href }]): [string, string[]] => [
				canonical,
				[`content/${language}/units/${id}.yaml`],
			]),
			...published(words).map((article): [string, string[]] => [
				articlePath(article, words),
				[`content/${language}/articulos/${article.id}.md`],
			]),
		];
		return all.map(([path, sources]) => ({ path, changed: lastChange(sources), alternates: alternates(path, words) }));
	});
	return new Response(sitemap(entries, `${site?.origin}`), { headers: { "Content-Type": "application/xml" } });
};
