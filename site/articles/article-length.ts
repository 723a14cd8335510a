import type { Words } from "../../content-model/content.ts";
import { fill } from "../../content-model/fields/fill.ts";
import type { Article } from "../../content-model/publications/article.ts";
import { spokenMinutes, videoLength } from "../components/video/captions.ts";

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
