import type { Article } from "../../content-model/article.ts";
import { articlePath, FEED_PATH } from "./published.ts";

interface Blog {
	title: string;
	description: string;
	/** Its page. */
	path: string;
	/** Who signs what nobody else does. */
	publisher: string;
	/** The site's public origin. */
	origin: string;
}

/** Writes the articles as an Atom feed (RFC 4287). @param articles the newest first, at least one */
export function feed(articles: readonly Article[], { title, description, path, publisher, origin }: Blog): string {
	const address = (of: string) => escaped(new URL(of, origin).href);
	const changes = articles.map(({ date, updated = date }) => updated).sort();
	const entries = articles.map((article) => {
		const { date, updated = date, author = publisher, summary } = article;
		return `<entry>
<title>${escaped(article.title)}</title>
<id>${address(articlePath(article))}</id>
<link href="${address(articlePath(article))}"/>
<published>${instant(date)}</published>
<updated>${instant(updated)}</updated>
<author><name>${escaped(author)}</name></author>
<summary>${escaped(summary)}</summary>
</entry>`;
	});
	return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="es-DO">
<title>${escaped(title)}</title>
<subtitle>${escaped(description)}</subtitle>
<id>${address(path)}</id>
<link href="${address(path)}"/>
<link rel="self" href="${address(FEED_PATH)}"/>
<updated>${instant(changes.at(-1) ?? "")}</updated>
${entries.join("\n")}
</feed>
`;
}

/** Atom has no days, only instants. */
const instant = (day: string) => `${day}T12:00:00Z`;

function escaped(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
