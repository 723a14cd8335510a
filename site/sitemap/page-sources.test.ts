import { existsSync } from "node:fs";
import { pages } from "virtual:content";
import { expect, test } from "vitest";
import { pageSources } from "./page-sources.ts";

test("a page's words come from its own file and the lists its sections read", () => {
	expect(pageSources("home", pages.home)).toEqual(
		expect.arrayContaining(["content/pages/home.yaml", "content/testimonials.yaml", "content/education.yaml"]),
	);
	expect(pageSources("cookies", pages.cookies)).toContain("content/legal/cookies.md");
});

test.each(Object.entries(pages))("every source of %s exists", (id, page) => {
	for (const file of pageSources(id, page)) expect(existsSync(file), file).toBe(true);
});
