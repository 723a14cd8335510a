import type { APIRoute, GetStaticPaths } from "astro";
import { feed } from "../articles/feed.ts";
import { feedPath } from "../articles/published.ts";
import { allWords, pathParam } from "../page-words.ts";

export const getStaticPaths = (() =>
	allWords.map((words) => ({
		params: { feed: pathParam(feedPath(words)) },
		props: { words },
	}))) satisfies GetStaticPaths;

/** What is new on the blog of a language, for programs that ask by themselves. */
export const GET: APIRoute = ({ site, props: { words } }) =>
	new Response(feed(words, `${site?.origin}`), { headers: { "Content-Type": "application/xml" } });
