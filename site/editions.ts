/** The same page in other languages. */
import type { Words } from "../content-model/content.ts";
import { languageName, languagePath, MAIN_LANGUAGE } from "../contract/languages.ts";
import { capitalised } from "./capitalised.ts";
import { listedPages } from "./listed-pages.ts";
import { allWords } from "./page-words.ts";

export type Edition = ReturnType<typeof otherEditions>[number];

const addresses = (words: Words): Map<string, string> =>
	new Map([
		["404", languagePath(words.language, "/404")],
		["received", words.messages.pages.received.path],
		...listedPages(words).map(({ file, path }) => [file, path] as const),
	]);

const ADDRESSES = new Map(allWords.map((words) => [words.language, addresses(words)]));

/** Where a page is in each other language. @param path its canonical path */
export function otherEditions(path: string, { language }: Pick<Words, "language">) {
	const [key = ""] = [...(ADDRESSES.get(language) ?? [])].find(([, address]) => address === path) ?? [];
	return allWords
		.filter((words) => words.language !== language)
		.map((words) => {
			const same = ADDRESSES.get(words.language)?.get(key);
			return {
				language: words.language,
				/** What the language calls itself: «English». */
				name: capitalised(languageName(words.language)),
				path: same ?? words.pages.home.path,
				/** Says, in its language, that the page is there in it. */
				offer: words.messages.chrome.offer,
				/** Else the first page stands in, because that one has no translation. */
				isSame: same !== undefined,
			};
		});
}

/** What search engines are told: each language that has the page, the page's own among them; empty if it has one alone. */
export function alternates(path: string, words: Words): { hreflang: string; path: string }[] {
	const others = otherEditions(path, words).filter(({ isSame }) => isSame);
	if (others.length === 0) return [];
	const all = [{ language: words.language, path }, ...others].map(({ language, path }) => ({
		hreflang: language as string,
		path,
	}));
	const main = all.find(({ hreflang }) => hreflang === MAIN_LANGUAGE);
	return main ? [...all, { hreflang: "x-default", path: main.path }] : all;
}
