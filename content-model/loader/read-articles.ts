import type { Language } from "../../contract/languages.ts";
import { ARTICLES_FOLDER, type Article, articleSchema } from "../article.ts";
import type { ContentFault } from "../faults.ts";
import { namedFiles } from "./named-files.ts";
import { readMarkdown } from "./read-markdown.ts";

const NAME = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/;
const MISNAMED = "un artículo se llama como su dirección: minúsculas, cifras y guiones, y termina en .md.";

/** Reads every article, the newest first. Unlike a page, an article is there because its file is. */
export function readArticles(folder: string, language: Language): { articles: Article[]; faults: ContentFault[] } {
	const { files, faults } = namedFiles(folder, `${language}/${ARTICLES_FOLDER}`, NAME, MISNAMED);
	const articles: Article[] = [];
	for (const { id, file } of files) {
		const read = readMarkdown(folder, file, articleSchema);
		faults.push(...read.faults);
		if (read.value) articles.push({ id, ...read.value.head, body: read.value.body });
	}
	return { articles: articles.sort(newestFirst), faults };
}

function newestFirst(one: Article, other: Article): number {
	return other.date.localeCompare(one.date) || one.id.localeCompare(other.id);
}
