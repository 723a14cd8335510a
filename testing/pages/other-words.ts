/** Visitors' words in another language: those of the main one, each marked, so that none of these can stand in for one of those. */
import { mainWords } from "virtual:content";
import type { Words } from "../../content-model/content.ts";
import { LANGUAGES } from "../../contract/languages.ts";

const MARK = "EN ";

/** What a text of the main language reads in the other. */
export const marked = (text: string) => `${MARK}${text}`;

/** English, until a test is over: addresses below `/en`, every other text marked. */
export const otherWords: Words = {
	...mainWords,
	language: "en",
	locale: LANGUAGES.en,
	messages: JSON.parse(JSON.stringify(mainWords.messages), (_key, value) => {
		if (typeof value !== "string") return value;
		return /^\/[a-z]/.test(value) ? `/en${value}` : marked(value);
	}),
};
