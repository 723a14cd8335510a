import type { APIRoute } from "astro";
import { feed } from "../articles/feed.ts";
import { feedPath } from "../articles/published.ts";
import { routes } from "../page-words.ts";

export const getStaticPaths = () => routes("feed", (words) => [[feedPath(words), {}]]);

/** What is new on the blog of a language, for programs that ask by themselves. */
export const GET: APIRoute = ({ site, props: { words } }) =>
	new Response(feed(words, `${site?.origin}`), { headers: { "Content-Type": "application/xml" } });
