import { readFileSync } from "node:fs";
import type { Content, Words } from "../content-model/content.ts";
import { MAIN_LANGUAGE } from "../contract/languages.ts";
import { articlePath, published } from "../site/articles/published.ts";
import { inTestBuild } from "../testing/test-build.ts";

/** What the site under test says when the specification leaves it to the editor. */
export const content: Content = JSON.parse(readFileSync(inTestBuild("content.json"), "utf8"));

/** Where each published article stands. */
export const ARTICLE_ROUTES = content.articles.filter(({ draft }) => !draft).map(({ id }) => `/blog/${id}`);

/** Every page of another language by its path, as the content has it; `of` is the same page in the main language. */
export const TRANSLATIONS: ReadonlyMap<string, { words: Words; of: string }> = new Map(
	Object.values(content.languages)
		.filter(({ language }) => language !== MAIN_LANGUAGE)
		.flatMap((words) => {
			const pages = Object.entries(words.pages).map(([id, { path }]) => [path, pathsOf(content.pages)[id]] as const);
			const units = Object.entries(words.units).map(([id, { href }]) => [href, pathsOf(content.units)[id]] as const);
			const articles = published(words).map((one) => [articlePath(one, words), `/blog/${one.id}`] as const);
			return [...pages, ...units, ...articles].map(([path, of = ""]) => [path, { words, of }] as const);
		}),
);

export const TRANSLATED_ROUTES: readonly string[] = [...TRANSLATIONS.keys()];

/** The words of the page at a route. */
export function wordsOf(route: string): Words {
	return TRANSLATIONS.get(route)?.words ?? content;
}

/** The translations of some routes. */
export function translated(routes: readonly string[]): string[] {
	return TRANSLATED_ROUTES.filter((route) => routes.includes(TRANSLATIONS.get(route)?.of ?? ""));
}

function pathsOf(all: Record<string, { path?: string; href?: string }>): Record<string, string | undefined> {
	return Object.fromEntries(Object.entries(all).map(([id, { path, href }]) => [id, path ?? href]));
}
