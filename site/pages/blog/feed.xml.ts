import { site as identity, pages } from "virtual:content";
import type { APIRoute } from "astro";
import { feed } from "../../articles/feed.ts";
import { published } from "../../articles/published.ts";

/** What is new on the blog, for programs that ask by themselves. */
export const GET: APIRoute = ({ site }) => {
	const { title, description, path } = pages.blog;
	const blog = { title, description, path, publisher: identity.name, origin: `${site?.origin}` };
	return new Response(feed(published, blog), { headers: { "Content-Type": "application/xml" } });
};
