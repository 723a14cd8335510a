import type { Words } from "../../content-model/content.ts";
import { fill } from "../../content-model/fields/fill.ts";
import type { Article } from "../../content-model/publications/article.ts";
import { spokenMinutes, videoLength } from "../components/video/captions.ts";

/** The published articles of a language, newest first; outside production builds, drafts as well. */
export const published = ({ articles }: Pick<Words, "articles">): readonly Article[] =>
	articles.filter(({ draft }) => !draft || process.env.NODE_ENV !== "production");

/** Where an article stands: below the blog of its language. */
export const articlePath = ({ id, address = id }: Pick<Article, "id" | "address">, { pages }: Pick<Words, "pages">) =>
	`${pages.blog.path}/${address}`;

/** Where programs ask for what is new. */
export const feedPath = ({ pages }: Pick<Words, "pages">): string => `${pages.blog.path}/feed.xml`;

/** How long an article takes, in words: to watch if it is a video, else to read. */
export function articleLength({ video, body }: Pick<Article, "video" | "body">, { messages, videos }: Words): string {
	const { watched, minutes } = messages.pages.article;
	if (video) return fill(watched, { length: spokenMinutes(videoLength(videos[video])) });
	return fill(minutes, { minutes: String(readingMinutes(body)) });
}

/** Words that are read in a minute without hurry. */
const WORDS_A_MINUTE = 200;

/** How long a text in Markdown takes to read, in whole minutes. */
export function readingMinutes(body: string): number {
	const words = body.replaceAll(/\]\([^)]*\)/g, "").match(/\p{L}+/gu) ?? [];
	return Math.max(1, Math.round(words.length / WORDS_A_MINUTE));
}
