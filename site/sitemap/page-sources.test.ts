import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { pages } from "virtual:content";
import { expect, test } from "vitest";
import type { Section } from "../../content-model/page.ts";
import { pageSources } from "./page-sources.ts";

test("a page's words come from its own file and the lists its sections read", () => {
	expect(pageSources("home", pages.home)).toEqual(
		expect.arrayContaining(["content/es/pages/home.yaml", "content/es/testimonials.yaml", "content/es/education.yaml"]),
	);
	expect(pageSources("cookies", pages.cookies)).toContain("content/es/legal/cookies.md");
});

test.each(Object.entries(pages))("every source of %s exists", (id, page) => {
	for (const file of pageSources(id, page)) expect(existsSync(file), file).toBe(true);
});

/** Lists whose entries a section shows; of the others it takes a name or a link. */
const SHOWN = ["education", "testimonials", "resources", "units", "plan"];

const reading = globSync("site/sections/*/*.{tsx,astro}")
	.filter((file) => !/\.(test|examples)\./.test(file))
	.flatMap((file) => {
		const [, names = ""] = /import \{([^}]*)\} from "virtual:content"/.exec(readFileSync(file, "utf8")) ?? [];
		const lists = names.split(",").map((name) => name.trim());
		return lists.filter((list) => SHOWN.includes(list)).map((list) => [basename(dirname(file)), list] as const);
	});

test.each(reading)("a page with a section %s has %s among its sources", (type, list) => {
	const section = { type } as Section;
	expect(pageSources("home", { sections: [section] })).toContainEqual(expect.stringMatching(`^content/${list}\\b`));
});
