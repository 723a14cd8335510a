/** A language whose every word is marked and 40 % longer, made of another one: a word of a page that is not marked stands in code. */
import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { expect, test } from "vitest";
import { isMap, isScalar, parse, parseDocument, visit } from "yaml";
import { NARROW_PHONE } from "../e2e/appearance/checks/adaptations.ts";
import { beyondTheEdge, brokenWords, overlaps } from "../e2e/appearance/checks/reading-the-page.ts";
import { installChromium } from "../scripts/install/install.ts";
import { siteFiles } from "../service/http/static/site-files.ts";
import { copiedProject } from "../testing/builds/copied-project.ts";
import { listening } from "../testing/processes/listening.ts";

/** Names and currencies; what `Intl` writes of days and hours; and texts of the content whose fields are called like codes. */
const NAMES = "Grupo ivf do BookIVF Concierge Financial USD DOP EUR US HablemosDeFertilidad";
const DATES = ["lundi", "vendredi", "et", ...months("fr")];
const LIKE_CODES = "Sources checked on Confirm it with Days to days";
const KNOWN = new Set([...NAMES.split(" "), ...DATES, ...LIKE_CODES.split(" ")]);

/** A letter that no word of the content ends with, so that a marked word is as long as a word, and breaks as one. */
const MARK = "ö";
/** Fields with codes, names, addresses or dates. */
const NOT_MARKED =
	/^(id|type|href|path|keywords|sources|confirm|related|image|art|unit|audience|category|format|clinicalReview|legalReview|review|review_by|version|date|updated|document|form|tipo|variant|chat|tone|video|scene|shortName|span|fileName|ids|unknown|address|icon|link|url|look|times|poweredBy|copyright|depends|tool|plates?)$/;
/** What search engines and screens cut, whose length the schemas hold. */
const SHORT = /^(title|heading|description)$/;

/** Where words stay whole. */
const WHOLE = "main :is(h1, h2, h3, th, .button)";
/** Longer ones may be parted, in a content by its soft hyphens. */
const MAX_LETTERS = 12;
const TABLET = { width: 768, height: 1024 };
const DESK = { width: 1440, height: 900 };

test("a third language, of marked words that are 40 % longer, breaks no layout, and none of its words stands in code", async () => {
	const project = copiedProject();
	addLanguage(project.folder);
	const left = markWords(join(project.content, "fr"));
	const { ok, said } = project.build();
	expect(ok, said).toBe(true);
	const folder = join(project.folder, "dist");
	const pages = globSync(["fr.html", "fr/**/*.html"], { cwd: join(folder, "site") }).filter(
		(file) => !file.includes("shell"),
	);
	expect(pages.length).toBeGreaterThan(20);
	// Articles and notices are Markdown, whose words stand in no code.
	const built = pages.filter((file) => !/blog|privacy|terms|cookies/.test(file));
	const unmarked = built.flatMap((file) => unmarkedWords(readFileSync(join(folder, "site", file), "utf8"), left));
	expect.soft([...new Set(unmarked)].filter((word) => !KNOWN.has(word))).toEqual([]);
	const { faults, live } = await look(folder, pages);
	expect.soft(faults).toEqual([]);
	const shown = built.flatMap((file) => unmarkedWords(live.get(file) ?? "", left));
	expect.soft([...new Set(shown)].filter((word) => !KNOWN.has(word))).toEqual([]);
}, 300_000);

/** Another language as `contract/languages.ts` has it: a line there, and a folder, here of English at addresses of its own. */
function addLanguage(project: string): void {
	edit(join(project, "contract/languages.ts"), 'en: "en-US"', 'en: "en-US", fr: "fr-FR"');
	const folder = join(project, "content/fr");
	cpSync(join(project, "content/en"), folder, { recursive: true });
	for (const file of globSync("**/*.{yaml,md}", { cwd: folder })) edit(join(folder, file), /\/en(?=["/#\n])/g, "/fr");
}

/** React puts its own keys on what it has taken over; until then a click sends the form without it. */
async function hydrated(form: Element): Promise<void> {
	while (!Object.keys(form).some((key) => key.startsWith("__reactProps"))) await new Promise(requestAnimationFrame);
}

function months(language: string): string[] {
	const { format } = new Intl.DateTimeFormat(language, { month: "long" });
	return Array.from({ length: 12 }, (_, month) => format(new Date(2026, month)));
}

function edit(file: string, from: string | RegExp, to: string): void {
	writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
}

/**
 * Looks at pages with their questions open, their tools at work and the errors of their forms shown.
 * @param folder a build
 * @param pages files of its site
 * @returns what reaches over an edge, lies over words or breaks a title's word; and each page as it stands in the browser then
 */
async function look(folder: string, pages: readonly string[]) {
	const policies = JSON.parse(readFileSync(join(folder, "policies.json"), "utf8"));
	const answer = siteFiles(join(folder, "site"), policies);
	const server = createServer((request, response) => {
		if (!answer(request.url ?? "", request, response)) response.writeHead(404).end();
	});
	const origin = `http://127.0.0.1:${await listening(server)}`;
	const browser = await chromium.launch({ executablePath: await installChromium(), args: ["--no-sandbox"] });
	const page = await browser.newPage({ reducedMotion: "reduce" });
	const faults: string[] = [];
	const live = new Map<string, string>();
	for (const file of pages) {
		const route = `/${file.replace(/(\/index)?\.html$/, "")}`;
		for (const size of [NARROW_PHONE, TABLET, DESK]) {
			await page.setViewportSize(size);
			await page.goto(`${origin}${route}`, { waitUntil: "networkidle" });
			await openAll(page);
			const beyond = await page.evaluate(beyondTheEdge);
			const covered = await page.evaluate(overlaps);
			const broken = (await page.evaluate(brokenWords, WHOLE)).filter((word) => word.length <= MAX_LETTERS);
			const found = [...beyond, ...covered, ...broken.map((word) => `broken: ${word}`)];
			faults.push(...found.map((fault) => `${route}, ${size.width} pixels wide: ${fault}`));
		}
		live.set(file, await page.content());
	}
	await browser.close();
	return { faults, live };
}

/** Opens every question, wakes what has a script, and sends each form empty. */
async function openAll(page: Page): Promise<void> {
	await page.locator("main details").evaluateAll((all: HTMLDetailsElement[]) => {
		for (const details of all) {
			details.removeAttribute("name");
			details.open = true;
		}
	});
	await page.keyboard.press("Shift");
	for (const form of await page.locator(".contact-form form, form.contact-form").all()) {
		const submit = form.locator("[type=submit]");
		await submit.hover();
		await form.evaluate(hydrated);
		await submit.click();
		await form.locator(".error-summary").waitFor();
	}
}

/**
 * Marks every word of a language's YAML files.
 * @param folder the language's, in the content of a copied project
 * @returns texts that were left as they are: what search engines and screens cut, codes, and what stands above an article
 */
function markWords(folder: string): Set<string> {
	const left = new Set<string>();
	// What people type, in which no word of a page stands.
	for (const file of globSync("**/*.yaml", { cwd: folder, exclude: ["alarm-phrases.yaml", "search-words.yaml"] })) {
		const document = parseDocument(readFileSync(join(folder, file), "utf8"));
		visit(document, {
			Pair: (_, { key, value }, path) => {
				const name = isScalar(key) ? String(key.value) : "";
				const depth = path.filter(isMap).length;
				const isHead =
					SHORT.test(name) &&
					((/^pages/.test(file) && depth === 1) ||
						(/^answers/.test(file) && depth === 1 && name !== "title") ||
						(/^units/.test(file) && depth <= 2));
				if (!isHead && (isMap(value) || !NOT_MARKED.test(name))) return;
				// A page fills its places with what is marked.
				if (isScalar(value)) for (const piece of String(value.value).split(/\{[^}]*\}/)) left.add(piece.trim());
				return visit.SKIP;
			},
			Scalar: (key, node) => {
				const isText = key !== "key" && typeof node.value === "string" && !/^(\/|#|https:)/.test(node.value);
				if (isText) node.value = marked(node.value as string);
			},
		});
		writeFileSync(join(folder, file), String(document));
	}
	for (const file of globSync("**/*.md", { cwd: folder })) {
		const [, head = ""] = readFileSync(join(folder, file), "utf8").split(/^---$/m);
		for (const text of Object.values(parse(head))) left.add(String(text));
	}
	return left;
}

/** Outside of placeholders and of addresses. */
function marked(text: string): string {
	return text.replaceAll(/\{[^}]*\}|\]\([^)]*\)|\p{L}{2,}/gu, (found) =>
		/^[{\]]/.test(found) ? found : found + MARK.repeat(Math.ceil(found.length * 0.4)),
	);
}

/** The words of a page's text that are not marked. @param html of a built page @param left texts that were left as they are */
function unmarkedWords(html: string, left: ReadonlySet<string>): string[] {
	const sentences = [...left].filter((piece) => piece.includes(" "));
	const text = html
		.slice(html.indexOf("<body"))
		.replaceAll(
			/<(script|style|svg|noscript)\b[\s\S]*?<\/\1>|<a[^>]* lang="[\s\S]*?<\/a>|<p class="page-address[\s\S]*?<\/p>/g,
			"",
		)
		.split(/<[^>]+>/)
		.map((part) => (left.has(part.trim()) ? "" : sentences.reduce((rest, one) => rest.replace(one, ""), part)))
		.join("\n")
		.replaceAll(/&#x?\w+;|&\w+;|[\w.-]+@[\w.-]+/g, " ");
	return (text.match(/\p{L}{2,}/gu) ?? []).filter((word) => !word.endsWith(MARK));
}
