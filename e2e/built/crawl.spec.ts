/** The built site as a search engine finds it: from the home page, link by link, and by its sitemap. */
import { existsSync, readFileSync } from "node:fs";
import { Parser } from "htmlparser2";
import { LANGUAGE_CODES } from "../../contract/languages.ts";
import { inTestBuild } from "../../testing/builds/test-build.ts";
import { content } from "../fixtures/content.ts";
import { expect, test } from "../fixtures/visit.ts";

interface Crawled {
	path: string;
	language: string;
	title: string;
	description: string;
	headings: string[];
	ids: Set<string>;
	/** Addresses of this site that its links lead to. */
	links: string[];
	canonical: string;
	/** By language, where the same page is. */
	editions: Record<string, string>;
	isListed: boolean;
	picture: string;
}

/** A page of the built site; undefined if it has none at this address. */
function crawl(path: string): Crawled | undefined {
	const file = inTestBuild(`site${path === "/" ? "/index" : path}.html`);
	if (!existsSync(file)) return undefined;
	const page: Crawled = {
		...{ path, language: "", title: "", description: "", headings: [], ids: new Set<string>(), links: [] },
		...{ canonical: "", editions: {}, isListed: true, picture: "" },
	};
	let into: ((text: string) => void) | undefined;
	const parser = new Parser({
		onopentag(name, { id, href = "", content: value = "", ...more }) {
			if (id) page.ids.add(id);
			if (name === "html") page.language = more.lang ?? "";
			if (name === "title" && page.title === "") into = (text) => (page.title += text);
			if (name === "h1") {
				const place = page.headings.push("") - 1;
				into = (text) => (page.headings[place] += text);
			}
			if (name === "a" && /^[/#]/.test(href)) page.links.push(href.startsWith("#") ? path + href : href);
			if (name === "link" && more.rel === "canonical") page.canonical = new URL(href).pathname;
			if (name === "link" && more.hreflang) page.editions[more.hreflang] = new URL(href).pathname;
			if (name === "meta" && more.name === "description") page.description = value;
			if (name === "meta" && more.name === "robots") page.isListed = !value.includes("noindex");
			if (name === "meta" && more.property === "og:image") page.picture = new URL(value).pathname;
		},
		ontext: (text) => into?.(text),
		onclosetag: (name) => {
			if (name === "title" || name === "h1") into = undefined;
		},
	});
	parser.end(readFileSync(file, "utf8"));
	return page;
}

const withoutAnchor = (link: string) => link.replace(/[?#].*/, "");

/** Every page that links lead to, each with how many taps it is away from its language's first page. */
function crawlFrom(start: string): Map<string, Crawled & { depth: number }> {
	const found = new Map<string, Crawled & { depth: number }>();
	for (let depth = 0, next = [start]; next.length > 0; depth++) {
		const pages = [...new Set(next)].filter((path) => !found.has(path)).flatMap((path) => crawl(path) ?? []);
		for (const page of pages) found.set(page.path, { ...page, depth });
		next = pages.flatMap(({ links }) => links.map(withoutAnchor));
	}
	return found;
}

const sitemap = readFileSync(inTestBuild("site/sitemap.xml"), "utf8").match(/<url>.*?<\/url>/gs) ?? [];
const listed = sitemap.map((url) => new URL(url.match(/<loc>(.*?)<\/loc>/)?.[1] ?? "").pathname);
const pages = listed.flatMap((path) => crawl(path) ?? []);
const inEach = LANGUAGE_CODES.map((code) => content.languages[code]?.pages.home.path ?? "/").map(crawlFrom);

test("every page of the sitemap is there, is to be listed, and calls itself by that address", () => {
	expect(pages.length).toBeGreaterThan(60);
	expect(pages.map(({ path }) => path)).toEqual(listed);
	expect(pages.filter(({ isListed, canonical, path }) => !isListed || canonical !== path)).toEqual([]);
});

test("every page that links lead to is in the sitemap, or says that it is not to be listed", () => {
	const reached = inEach.flatMap((found) => [...found.values()]);
	const left = reached.filter(({ canonical, isListed }) => isListed && !listed.includes(canonical));
	expect(left.map(({ path }) => path)).toEqual([]);
});

test("pages of one sentence wait until they hold more, and can be shared meanwhile", () => {
	const bare = ["/carreras", "/clinicas", "/empresas-ars", "/medicos", "/prensa"];
	for (const path of bare) {
		expect(crawl(path), path).toMatchObject({
			isListed: false,
			canonical: path,
			picture: expect.stringMatching(/\.jpg$/),
		});
		expect(listed).not.toContain(path);
	}
});

test("no page of the sitemap is an orphan, nor further than three taps from the first page", () => {
	const depths = new Map(
		inEach.flatMap((found) => Array.from(found.values(), ({ canonical, depth }) => [canonical, depth] as const)),
	);
	expect(pages.filter(({ path }) => (depths.get(path) ?? 9) > 3).map(({ path }) => path)).toEqual([]);
});

test("titles hold ten to sixty characters, descriptions seventy to 160, and none says what another says", () => {
	const wrong = pages.filter(
		({ title, description }) =>
			title.length < 10 || title.length > 60 || description.length < 70 || description.length > 160,
	);
	expect(wrong.map(({ path, title }) => ({ path, title }))).toEqual([]);
	expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
	expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
});

test("each has one heading of the first rank, with words in it, and no other page's", () => {
	expect(pages.filter(({ headings }) => headings.length !== 1 || !headings[0]?.trim()).map(({ path }) => path)).toEqual(
		[],
	);
	const own = pages.map(({ headings, language }) => `${language} ${headings[0]}`);
	expect(own.filter((heading, index) => own.indexOf(heading) !== index)).toEqual([]);
});

test("languages of a page name each other and themselves", () => {
	for (const page of pages) {
		for (const [code, path] of Object.entries(page.editions)) {
			const other = crawl(path);
			expect(other?.editions, `${page.path} in ${code}`).toEqual(page.editions);
			if (code !== "x-default") expect(other?.language.split("-")[0]).toBe(code);
		}
		if (Object.keys(page.editions).length > 0) expect(Object.values(page.editions)).toContain(page.path);
	}
});

test("every anchor that a link leads to is there", () => {
	const lost = pages.flatMap(({ path, links }) =>
		links
			.filter((link) => {
				const [to = "", anchor] = link.split("#");
				const ids = anchor && !anchor.includes("=") && crawl(withoutAnchor(to))?.ids;
				return ids && !ids.has(decodeURIComponent(anchor ?? ""));
			})
			.map((link) => `${path} leads to ${link}`),
	);
	expect(lost).toEqual([]);
});

test("a day of change is told where the content has one, and none lies ahead by more than a month", () => {
	const dated = sitemap.filter((url) => url.includes("<lastmod>"));
	const days = dated.map((url) => url.match(/<lastmod>(.*?)<\/lastmod>/)?.[1] ?? "");
	expect(dated.length).toBeGreaterThan(40);
	for (const day of days) expect(Date.parse(day)).toBeLessThan(Date.now() + 31 * 86_400_000);
	const article = dated.find((url) => url.includes("/blog/como-comparar-paises<"));
	expect(article).toContain(content.articles.find(({ id }) => id === "como-comparar-paises")?.date);
});

test("each page is shared with a picture of its own", () => {
	const pictures = pages.map(({ picture }) => picture);
	expect(new Set(pictures).size).toBe(pages.length);
	for (const picture of pictures) expect(existsSync(inTestBuild(`site${picture}`)), picture).toBe(true);
});
