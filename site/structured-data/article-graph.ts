import type { Article } from "../../content-model/article.ts";
import type { Words } from "../../content-model/content.ts";
import { articlePath } from "../articles/published.ts";
import { breadcrumbs, graph } from "./graph.ts";
import { organizationId } from "./organization.ts";
import { first } from "./page-graph.ts";

/**
 * Describes an article (schema.org BlogPosting). Who reviewed it is said on the page alone: search engines are told of
 * no medical review.
 * @param picture path of the picture it is shared with
 * @param origin the site's public origin
 */
export function articleGraph(article: Article, picture: string, words: Words, origin: string): string {
	const { site, locale, messages, pages, answers } = words;
	const { title, description, date, updated = date, author, sources: names } = article;
	const path = articlePath(article, words);
	const blog = { name: messages.pages.article.blog, path: pages.blog.path };
	const group = { "@type": "Organization", "@id": organizationId(origin), name: site.name };
	const address = new URL(path, origin).href;
	const posting = {
		"@type": "BlogPosting",
		headline: title,
		description,
		inLanguage: locale,
		datePublished: date,
		dateModified: updated,
		author: author ? { "@type": "Person", name: author } : group,
		publisher: group,
		image: new URL(picture, origin).href,
		mainEntityOfPage: address,
		citation: names.flatMap((name) => answers.sources[name]?.url ?? []),
	};
	return graph([breadcrumbs([first(words), blog, { name: title, path }], origin), posting]);
}
