import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { pages } from "virtual:content";
import { expect, test } from "vitest";
import type { Section } from "../../content-model/page.ts";
import { pageSources } from "./page-sources.ts";

test("a page's words come from its own file and the lists its sections read", () => {
	expect(pageSources("home", pages.home, "es")).toEqual(
		expect.arrayContaining(["content/es/pages/home.yaml", "content/es/testimonials.yaml", "content/es/education.yaml"]),
	);
	expect(pageSources("cookies", pages.cookies, "es")).toContain("content/es/legal/cookies.md");
	// Both what a source is, and what it is called in the language.
	expect(pageSources("faq", pages.faq, "es")).toEqual(
		expect.arrayContaining(["content/sources.yaml", "content/es/sources.yaml"]),
	);
});

test.each(Object.entries(pages))("every source of %s exists", (id, page) => {
	for (const file of pageSources(id, page, "es")) expect(existsSync(file), file).toBe(true);
});

/** Lists whose entries a section shows; of the others it takes a name or a link. */
const SHOWN = ["education", "testimonials", "resources", "units", "plan"];

const reading = globSync("site/sections/*/*.{tsx,astro}")
	.filter((file) => !/\.(test|examples)\./.test(file))
	.flatMap((file) => {
		const source = readFileSync(file, "utf8");
		// Taken out of the words it is given, or named in them.
		const taken = Array.from(
			source.matchAll(/\{([^{}]*)\} = words;|words: \{([^{}]*)\}/g),
			([, one, other]) => one ?? other,
		);
		const lists = taken.flatMap((names = "") => names.split(",").map((name) => name.trim()));
		return SHOWN.filter((list) => lists.includes(list) || source.includes(`words.${list}`)).map(
			(list) => [basename(dirname(file)), list] as const,
		);
	});

test("sections that show a list are found", () => {
	expect(new Set(reading.map(([, list]) => list))).toEqual(new Set(SHOWN));
});

test.each(reading)("a page with a section %s has %s among its sources", (type, list) => {
	const section = { type } as Section;
	expect(pageSources("home", { sections: [section] }, "es")).toContainEqual(
		expect.stringMatching(`^content/es/${list}\\b`),
	);
});
