/** What a visitor must receive before anything can be seen. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { routeOf } from "../../contract/addresses.ts";
import { brotli } from "../../site/generated/compress.ts";
import {
	MAX_INLINE_SCRIPT,
	MAX_INLINE_SCRIPT_WITH_FORM,
	MAX_INLINE_SCRIPT_WITH_FORMS_TO_CHOOSE,
	MAX_INLINE_SCRIPT_WITH_TOOL,
	overBudget,
	pageBudget,
} from "../../testing/page-budgets.ts";
import { builtPages, inlineScripts } from "../../testing/page-cost.ts";
import { inTestBuild } from "../../testing/test-build.ts";
import { expect, test } from "../visit.ts";

const pages = builtPages();

test("there are pages to weigh", () => {
	expect(pages.length).toBeGreaterThan(25);
});

test("every page with its styles is light enough", async () => {
	for (const file of pages) {
		const most = pageBudget(routeOf(file.replace(/^\w+\//, ""))).html;
		keeps(file, await compressedSize(inTestBuild(file)), most);
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
	const inline = inlineScripts(file);
	const [, source] = /<script[^>]* src="([^"]+)"/.exec(readFileSync(inTestBuild(file), "utf8")) ?? [];
	return inline.byteLength === 0 && source ? readFileSync(inTestBuild(`site${source}`)) : inline;
}

/** As the build compressed it; what it left as it is, the service writes into and does not send as it stands. */
async function compressedSize(file: string): Promise<number> {
	return existsSync(`${file}.br`) ? statSync(`${file}.br`).size : (await brotli(readFileSync(file))).byteLength;
}

function maxScript(file: string): number {
	const html = readFileSync(inTestBuild(file), "utf8");
	if (html.includes("data-tipo=")) return MAX_INLINE_SCRIPT_WITH_FORMS_TO_CHOOSE;
	if (html.includes("plan-page")) return MAX_INLINE_SCRIPT_WITH_TOOL;
	return html.includes("<astro-island") ? MAX_INLINE_SCRIPT_WITH_FORM : MAX_INLINE_SCRIPT;
}

function keeps(what: string, bytes: number, most: number): void {
	expect.soft(overBudget(what, bytes, most)).toBeUndefined();
}
