import type { Words } from "../../content-model/content.ts";
import { articlePath, feedPath, published } from "./published.ts";

/** Writes a language's articles as an Atom feed (RFC 4287). @param origin the site's public origin */
export function feed(words: Words, origin: string): string {
	const { title, description, path } = words.pages.blog;
	const articles = published(words);
	const address = (of: string) => escaped(new URL(of, origin).href);
	const changes = articles.map(({ date, updated = date }) => updated).sort();
	const entries = articles.map((article) => {
		const { date, updated = date, author = words.site.name, summary } = article;
		return `<entry>
<title>${escaped(article.title)}</title>
<id>${address(articlePath(article, words))}</id>
<link href="${address(articlePath(article, words))}"/>
<published>${instant(date)}</published>
<updated>${instant(updated)}</updated>
<author><name>${escaped(author)}</name></author>
<summary>${escaped(summary)}</summary>
</entry>`;
	});
	return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${words.locale}">
<title>${escaped(title)}</title>
<subtitle>${escaped(description)}</subtitle>
<id>${address(path)}</id>
<link href="${address(path)}"/>
<link rel="self" href="${address(feedPath(words))}"/>
<updated>${instant(changes.at(-1) ?? "")}</updated>
${entries.join("\n")}
</feed>
`;
}

/** Atom has no days, only instants. */
const instant = (day: string) => `${day}T12:00:00Z`;

const escaped = (text: string): string =>
	text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
