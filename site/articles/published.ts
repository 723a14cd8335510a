import type { Words } from "../../content-model/content.ts";
import type { Article } from "../../content-model/publications/article.ts";

/** The published articles of a language, newest first; outside production builds, drafts as well. */
export const published = ({ articles }: Pick<Words, "articles">): readonly Article[] =>
	articles.filter(({ draft }) => !draft || process.env.NODE_ENV !== "production");

/** Where an article stands: below the blog of its language. */
export function articlePath(
	{ id, address = id }: Pick<Article, "id" | "address">,
	{ pages }: Pick<Words, "pages">,
): string {
	return `${pages.blog.path}/${address}`;
}

/** Where programs ask for what is new. */
export const feedPath = ({ pages }: Pick<Words, "pages">): string => `${pages.blog.path}/feed.xml`;
