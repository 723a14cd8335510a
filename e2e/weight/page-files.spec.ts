/** What a visitor must receive before anything can be seen. */
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { routeOf } from "../../contract/web/addresses.ts";
import { brotli } from "../../site/generated/compress.ts";
import { inTestBuild, TEST_BUILD } from "../../testing/builds/test-build.ts";
import { overBudget, pageBudget } from "../../testing/pages/page-budgets.ts";
import { TRANSLATIONS } from "../fixtures/content.ts";
import { expect, test } from "../fixtures/visit.ts";

/** What keeps the place in a page when its language is changed, and offers another. */
const LANGUAGES_SCRIPT = 150;
const MAX_INLINE_SCRIPT = 2400 + LANGUAGES_SCRIPT;
/** With what keeps an answer that is being written, and the version of the request that its writer saw; and with the keys. */
const MAX_DESK_SCRIPT = MAX_INLINE_SCRIPT + 80 + 350;
const MAX_INLINE_SCRIPT_WITH_FORM = 2600 + LANGUAGES_SCRIPT;
/** With what wakes a tool for those who come back to a plan, and what holds taps until it is awake. */
const MAX_INLINE_SCRIPT_WITH_TOOL = MAX_INLINE_SCRIPT_WITH_FORM + 100 + 180;
/** With what opens the form, and chooses the purpose, that a link asked for, and fills in and shows what comes from a plan. */
const MAX_INLINE_SCRIPT_WITH_FORMS_TO_CHOOSE = MAX_INLINE_SCRIPT_WITH_FORM + 200 + 130;

const pages = globSync(["site/**/*.html", "shell/*.html"], { cwd: TEST_BUILD }).map((file) =>
	file.replaceAll("\\", "/"),
);

test("there are pages to weigh", () => {
	expect(pages.length).toBeGreaterThan(25);
});

test("every page with its styles is light enough", async () => {
	for (const file of pages) {
		const route = routeOf(file.replace(/^\w+\//, ""));
		const most = pageBudget(TRANSLATIONS.get(route)?.of ?? route).html;
		keeps(file, await compressedSize(inTestBuild(file)), most);
	}
});

test("one title of a page at most has words in italics, so that they mean something", () => {
	for (const file of pages) {
		const html = readFileSync(inTestBuild(file), "utf8");
		const titles = html.match(/<(h[1-4]|p)(?= )(?![^>]*answer)[^>]*>(?:(?!<\/\1>).)*?<em>/gs) ?? [];
		expect.soft(titles.length, `${file}: ${titles.join("\n")}`).toBeLessThanOrEqual(1);
	}
});

test("the scripts in every page are light enough", async () => {
	for (const file of pages) {
		const scripts = scriptsOf(file);
		const known = file.endsWith("desk-shell.html") ? "desk-news" : ".announcement";
		expect.soft(scripts.toString(), `the script of every page, in ${file}`).toContain(known);
		keeps(`inline script of ${file}`, (await brotli(scripts)).byteLength, maxScript(file));
	}
});

test("every page holds its styles in one place, its head, and none at an element", () => {
	for (const file of pages) {
		const [head = "", body = ""] = readFileSync(inTestBuild(file), "utf8").split("</head>");
		expect.soft(head.match(/<style/g), file).toHaveLength(1);
		expect.soft(body.match(/<style|<link[^>]*stylesheet|<[^>]* style="/g), file).toBeNull();
	}
});

/** What runs in a page; the desk's script is a file, because Astro leaves nothing above 4 kB in the page. */
function scriptsOf(file: string): Buffer {
	const html = readFileSync(inTestBuild(file), "utf8");
	// Without what only search engines read.
	const scripts = html.matchAll(/<script(?![^>]*application\/ld\+json)[^>]*>(.*?)<\/script>/gs);
	const inline = Buffer.from(Array.from(scripts, ([, text]) => text).join("\n"));
	const [, source] = /<script[^>]* src="([^"]+)"/.exec(html) ?? [];
	return inline.byteLength === 0 && source ? readFileSync(inTestBuild(`site${source}`)) : inline;
}

/** As the build compressed it; what it left as it is, the service writes into and does not send as it stands. */
async function compressedSize(file: string): Promise<number> {
	return existsSync(`${file}.br`) ? statSync(`${file}.br`).size : (await brotli(readFileSync(file))).byteLength;
}

function maxScript(file: string): number {
	const html = readFileSync(inTestBuild(file), "utf8");
	if (file.endsWith("desk-shell.html")) return MAX_DESK_SCRIPT;
	if (html.includes("data-tipo=")) return MAX_INLINE_SCRIPT_WITH_FORMS_TO_CHOOSE;
	if (html.includes("plan-page")) return MAX_INLINE_SCRIPT_WITH_TOOL;
	return html.includes("<astro-island") ? MAX_INLINE_SCRIPT_WITH_FORM : MAX_INLINE_SCRIPT;
}

function keeps(what: string, bytes: number, most: number): void {
	expect.soft(overBudget(what, bytes, most)).toBeUndefined();
}
