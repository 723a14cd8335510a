import type { AnswerSource } from "../../content-model/answer.ts";
import type { Article } from "../../content-model/article.ts";
import { breadcrumbs, graph, type Stop } from "./graph.ts";
import { organizationId } from "./organization.ts";
import type { Surroundings } from "./page-graph.ts";

interface ArticlePlace {
	path: string;
	blog: Stop;
	/** Path of the picture it is shared with. */
	picture: string;
	sources: Readonly<Record<string, AnswerSource>>;
}

/**
 * Describes an article (schema.org BlogPosting). Who reviewed it is said on the page alone: search engines are told of
 * no medical review.
 */
export function articleGraph(
	{ title, description, date, updated = date, author, sources: names }: Article,
	{ path, blog, picture, sources }: ArticlePlace,
	{ site, origin }: Surroundings,
): string {
	const group = { "@type": "Organization", "@id": organizationId(origin), name: site.name };
	const address = new URL(path, origin).href;
	const posting = {
		"@type": "BlogPosting",
		headline: title,
		description,
		inLanguage: "es-DO",
		datePublished: date,
		dateModified: updated,
		author: author ? { "@type": "Person", name: author } : group,
		publisher: group,
		image: new URL(picture, origin).href,
		mainEntityOfPage: address,
		citation: names.flatMap((name) => sources[name]?.url ?? []),
	};
	const home = { name: site.name, path: "/" };
	return graph([breadcrumbs([home, blog, { name: title, path }], origin), posting]);
}
