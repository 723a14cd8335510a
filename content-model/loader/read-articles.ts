import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ARTICLES_FOLDER, type Article, articleSchema } from "../article.ts";
import type { ContentFault } from "../faults.ts";
import { readMarkdown } from "./read-markdown.ts";

const NAME = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/;

/** Reads every article, the newest first. Unlike a page, an article is there because its file is. */
export function readArticles(folder: string): { articles: Article[]; faults: ContentFault[] } {
	const faults: ContentFault[] = [];
	const articles: Article[] = [];
	for (const name of namesIn(join(folder, ARTICLES_FOLDER))) {
		const file = `${ARTICLES_FOLDER}/${name}`;
		const [, id] = NAME.exec(name) ?? [];
		if (id === undefined) {
			const problem = "un artículo se llama como su dirección: minúsculas, cifras y guiones, y termina en .md.";
			faults.push({ file, field: "", problem });
			continue;
		}
		const read = readMarkdown(folder, file, articleSchema);
		faults.push(...read.faults);
		if (read.value) articles.push({ id, ...read.value.head, body: read.value.body });
	}
	return { articles: articles.sort(newestFirst), faults };
}

function namesIn(folder: string): string[] {
	if (!existsSync(folder)) return [];
	// Finders and editors leave hidden files of their own.
	return readdirSync(folder).filter((name) => !name.startsWith("."));
}

function newestFirst(one: Article, other: Article): number {
	return other.date.localeCompare(one.date) || one.id.localeCompare(other.id);
}
