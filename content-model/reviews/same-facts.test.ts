import { expect, test } from "vitest";
import { MAIN_LANGUAGE } from "../../contract/languages.ts";
import { CONTENT } from "../../testing/broken-content.ts";
import type { Words } from "../content.ts";
import { loadContent } from "../loader/load.ts";

const { languages } = loadContent(CONTENT);
const main = languages[MAIN_LANGUAGE] as Words;
const others = Object.values(languages).filter(({ language }) => language !== MAIN_LANGUAGE);

/** Where a page stands in each language, by its address in the other. */
function pairs(words: Words): Map<string, string> {
	const addresses = (of: Words) => [
		...Object.entries(of.pages).map(([id, { path }]) => [`pages/${id}`, path] as const),
		...Object.entries(of.units).map(([id, { href }]) => [`units/${id}`, href] as const),
		...of.answers.groups.map(({ id, path }) => [`answers/${id}`, path] as const),
		["received", of.messages.pages.received.path] as const,
		...of.articles.map(({ id, address = id }) => [`articulos/${id}`, `${of.pages.blog.path}/${address}`] as const),
	];
	const own = new Map(addresses(main));
	return new Map(addresses(words).map(([key, path]) => [path, own.get(key) ?? path]));
}

/** Each value of a language by its key: entries with an id by it, others by their place. */
function values(node: unknown, path: readonly string[] = []): [key: string, value: unknown][] {
	if (typeof node !== "object" || node === null) return [[path.join(" › "), node]];
	return Object.entries(node).flatMap(([key, value]) => {
		if (UNSHARED.has(key)) return [];
		return values(value, [...path, Array.isArray(node) ? (value?.id ?? key) : key]);
	});
}

/** What each language has of its own: what people type, phrases of danger, titles of sources, addresses, words that only the owner reads. */
const UNSHARED = new Set([
	"keywords",
	"alarmPhrases",
	"searchWords",
	"url",
	"openQuestion",
	"address",
	"language",
	"locale",
	"resources",
	"menu",
	"footer",
]);

/** What is no words: the name of a source or a drawing, a state, a date. */
const NAME = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;

/** Keys whose text may look like one, but is read. */
const WORDS = new Set(["label", "name", "one", "many", "views", "transfer", "months", "monthsUnit", "reckoned"]);

const isName = (key: string, text: string) => NAME.test(text) && !WORDS.has(key.split(" › ").at(-1) as string);
const isLink = (text: string) => /^[/#]\S*$/.test(text);

const numbers = (text: string) => (text.match(/\d+(?:[.,:]\d+)*/g) ?? []).map((one) => one.replaceAll(",", "")).sort();

function comparable(words: Words): Map<string, unknown> {
	const { answers, ...rest } = words;
	const groups = Object.fromEntries(answers.groups.map(({ id, ...group }) => [id, group]));
	const articles = Object.fromEntries(rest.articles.map(({ id, ...article }) => [id, article]));
	return new Map(values({ ...rest, articles, answers: groups }));
}

test.each(others)(
	"in $language every number and every value without words is the main language's, key by key",
	(words) => {
		const original = comparable(main);
		const wrong = [...comparable(words)].flatMap(([key, value]) => {
			const there = original.get(key);
			if (there === undefined) return [`${key}: only in ${words.language}`];
			if (typeof value !== "string" || typeof there !== "string" || isName(key, there))
				return value === there ? [] : [`${key}: ${value} for ${there}`];
			if (isLink(there)) return [];
			const own = numbers(value.replaceAll(/\]\([^)]*\)/g, "]"));
			const its = numbers(there.replaceAll(/\]\([^)]*\)/g, "]"));
			return own.join(" ") === its.join(" ") ? [] : [`${key}: ${own.join(" ")} for ${its.join(" ")}`];
		});
		expect(wrong).toEqual([]);
	},
);

test.each(others)(
	"in $language every link leads to the page and the place that the main language's leads to",
	(words) => {
		const originals = comparable(main);
		const pair = pairs(words);
		const wrong = [...comparable(words)].flatMap(([key, value]) => {
			const there = originals.get(key);
			if (typeof value !== "string" || typeof there !== "string") return [];
			const links = (text: string) =>
				isLink(text) ? [text] : Array.from(text.matchAll(/\]\(([^)]*)\)/g), ([, href = ""]) => href);
			// A legal notice leads to the Spanish text, which prevails.
			const [, notice = ""] = /^legal › (\w+)/.exec(key) ?? [];
			const prevails = main.pages[notice as "cookies"]?.path;
			const own = links(value)
				.filter((href) => href !== prevails)
				.map((href) => href.replace(/^\/[^?#]*/, (path) => pair.get(path) ?? path));
			return own.join(" ") === links(there).join(" ") ? [] : [`${key}: ${links(value)} for ${links(there)}`];
		});
		expect(wrong).toEqual([]);
	},
);

test.each(others)("in $language nothing is left out of a page that there is", (words) => {
	const own = comparable(words);
	const subject = (key: string) => key.split(" › ", 2).join(" › ");
	const subjects = new Set([...own.keys()].map(subject));
	const isTranslated = (key: string) => subjects.has(subject(key)) || !/^(units|pages|guides) › /.test(key);
	expect([...comparable(main).keys()].filter((key) => isTranslated(key) && !own.has(key))).toEqual([]);
});
