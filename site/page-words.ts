/** The words that a page is made of: those of its language. */
import { languages } from "virtual:content";
import type { Words } from "../content-model/content.ts";
import { inLanguage, LANGUAGE_CODES } from "../contract/languages.ts";

/** Every language that has words, the main one first. */
export const allWords: readonly Words[] = LANGUAGE_CODES.flatMap((code) => languages[code] ?? []);

/** An address as the parameter of a page's file, `[...page].astro`. */
export const pathParam = (path: string): string | undefined => path.slice(1) || undefined;

/** Those of a page. @param language `Astro.currentLocale` */
export const pageWords = (language: string | undefined): Words => inLanguage(languages, language);
