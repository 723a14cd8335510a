import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { ENGLISH, fernandezHuerta, flesch, inflesz, measureAll } from "../../testing/pages/readability.ts";
import type { Answer } from "../answers/answer.ts";
import { loadContent } from "../loader/load.ts";

const CONTENT = fileURLToPath(new URL("../../content", import.meta.url));

/** The files for patients, who are whom English is for; names of sources and of links are no prose. */
const FILES = globSync(["pages/**/*.yaml", "units/*", "plan/*", "legal/*", "messages.yaml"], { cwd: `${CONTENT}/en` });

/** Keys whose value nobody reads as prose. */
const NOT_PROSE = new Set(["type", "id", "path", "href", "link", "chat", "icon", "logo", "art", "variant", "value"]);

const {
	answers: ANSWERS,
	articles: ARTICLES,
	languages: { en },
} = loadContent(CONTENT);

/** Every text a visitor reads on a page, emphasis marks taken out. */
function proseOf(content: unknown): string[] {
	if (typeof content === "string") return [content.replaceAll("*", "")];
	if (typeof content !== "object" || content === null) return [];
	return Object.entries(content).flatMap(([key, value]) =>
		typeof value === "string" && NOT_PROSE.has(key) ? [] : proseOf(value),
	);
}

/** The lines of a text in Markdown as they are read. */
function linesOf(markdown: string): string[] {
	const words = markdown.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll(/[*#]+|^- /gm, "");
	return words.split("\n").filter((line) => /\p{L}/u.test(line));
}

/** What a file says, with enough words to be measured. */
function readFile(file: string): string[] {
	const source = readFileSync(`${CONTENT}/${file}`, "utf8");
	const texts = file.endsWith(".md") ? linesOf(source.replace(/^---.*?\n---\n/s, "")) : proseOf(parse(source));
	expect(measureAll(texts).words).toBeGreaterThan(/home|para-pacientes/.test(file) ? 300 : 60);
	return texts;
}

/** An answer as it is read. */
function textsOf({ question, answer, steps = [], points = [], closing = "" }: Answer): string[] {
	return [question, answer, ...steps, ...points, closing].filter((line) => line !== "");
}

describe("a worried person reads it without effort:", () => {
	it.each(FILES)("%s", (file) => {
		const text = measureAll(readFile(`es/${file}`));
		expect(inflesz(text)).toBeGreaterThanOrEqual(60);
		expect(fernandezHuerta(text)).toBeGreaterThanOrEqual(60);
	});

	it.each(ARTICLES)("the article «$title», and each of its parts", ({ summary, body }) => {
		const parts = body.split(/^## /m).map(linesOf);
		expect(inflesz(measureAll([summary, ...parts.flat()]))).toBeGreaterThanOrEqual(70);
		for (const part of parts) expect(inflesz(measureAll(part)), part[0]).toBeGreaterThanOrEqual(60);
	});

	it.each(ANSWERS.groups)("the answers under «$title», each of them", ({ items }) => {
		const texts = items.map(textsOf);
		expect(inflesz(measureAll(texts.flat()))).toBeGreaterThanOrEqual(70);
		for (const text of texts) expect(inflesz(measureAll(text)), text[0]).toBeGreaterThanOrEqual(60);
	});
});

describe("in English a worried person reads it without effort:", () => {
	it.each(FILES)("%s", (file) => {
		expect(flesch(measureAll(readFile(`en/${file}`), ENGLISH))).toBeGreaterThanOrEqual(65);
	});

	it.each(en?.articles ?? [])("the article «$title», and each of its parts", ({ summary, body }) => {
		const parts = body.split(/^## /m).map(linesOf);
		expect(flesch(measureAll([summary, ...parts.flat()], ENGLISH))).toBeGreaterThanOrEqual(65);
		for (const part of parts) expect(flesch(measureAll(part, ENGLISH)), part[0]).toBeGreaterThanOrEqual(65);
	});

	it.each(en?.answers.groups ?? [])("the answers under «$title», each of them", ({ items }) => {
		for (const text of items.map(textsOf))
			expect(flesch(measureAll(text, ENGLISH)), text[0]).toBeGreaterThanOrEqual(65);
	});
});
