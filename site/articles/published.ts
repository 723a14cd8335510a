import { articles } from "virtual:content";
import type { Article } from "../../content-model/article.ts";

/** The published articles, newest first; outside production builds, drafts as well. */
export const published: readonly Article[] = articles.filter(
	({ draft }) => !draft || process.env.NODE_ENV !== "production",
);

/** Where an article stands. */
export function articlePath({ id }: Pick<Article, "id">): string {
	return `/blog/${id}`;
}

/** Where programs ask for what is new. */
export const FEED_PATH = "/blog/feed.xml";
