import { mainWords } from "virtual:content";
import { expect, test } from "vitest";
import type { Article } from "../../content-model/publications/article.ts";
import { feed } from "./feed.ts";

const ARTICLE: Article = {
	id: "uno",
	title: "Uno & <dos>",
	description: "Lo que se busca.",
	summary: 'Dice "sí".',
	date: "2026-11-22",
	clinicalReview: "pending",
	image: "voices",
	sources: ["oms"],
	draft: false,
	body: "Texto.",
};
const ORIGIN = "https://x.example";
const wordsWith = (...articles: Article[]) => ({ ...mainWords, articles, site: { ...mainWords.site, name: "Grupo" } });

test("a feed escapes what it quotes, and signs for whoever does not", () => {
	const xml = feed(wordsWith(ARTICLE), ORIGIN);
	expect(xml).toContain("<title>Uno &amp; &lt;dos&gt;</title>");
	expect(xml).toContain("<summary>Dice &quot;sí&quot;.</summary>");
	expect(xml).toContain("<author><name>Grupo</name></author>");
	expect(feed(wordsWith({ ...ARTICLE, author: "Ana" }), ORIGIN)).toContain("<author><name>Ana</name></author>");
});

test("a feed is as new as its last change, whichever article it was", () => {
	const older = { ...ARTICLE, id: "dos", date: "2026-01-01", updated: "2026-12-01" };
	expect(feed(wordsWith(ARTICLE, older), ORIGIN)).toMatch(/rel="self".*\n<updated>2026-12-01T/);
});
