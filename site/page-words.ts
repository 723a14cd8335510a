/** The words that a page is made of: those of its language. */
import { languages } from "virtual:content";
import type { Words } from "../content-model/content.ts";
import { inLanguage, LANGUAGE_CODES } from "../contract/languages.ts";

/** Every language that has words, the main one first. */
export const allWords: readonly Words[] = LANGUAGE_CODES.flatMap((code) => languages[code] ?? []);

/** A route's addresses in each language. @param name of its file's parameter @param of what each address shows, beside its words */
export const routes = <Shown extends object>(
	name: string,
	of: (words: Words) => readonly (readonly [path: string, shown: Shown])[],
) =>
	allWords.flatMap((words) =>
		of(words).map(([path, shown]) => ({
			params: { [name]: path.slice(1) || undefined },
			props: { ...shown, path, words },
		})),
	);

/** Those of a page. @param language `Astro.currentLocale` */
export const pageWords = (language: string | undefined): Words => inLanguage(languages, language);
