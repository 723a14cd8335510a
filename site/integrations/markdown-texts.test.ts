import type { MarkdownHeading } from "astro";
import { expect, test } from "vitest";
import { withIdsOf } from "./markdown-texts.ts";

const heading = (slug: string, depth = 2): MarkdownHeading => ({ depth, slug, text: slug });
const ENGLISH = {
	code: '<h2 id="my-plan">My plan</h2><p>id="my-plan"</p><h3 id="changes">Changes</h3>',
	metadata: {
		headings: [heading("my-plan"), heading("changes", 3)],
		localImagePaths: [],
		remoteImagePaths: [],
		frontmatter: {},
	},
};

test("the headings of a translation take the ids of the original's, in the text and in its contents", () => {
	const { code, metadata } = withIdsOf([heading("mi-plan"), heading("cambios")], ENGLISH);
	expect(code).toBe('<h2 id="mi-plan">My plan</h2><p>id="my-plan"</p><h3 id="cambios">Changes</h3>');
	expect(metadata.headings).toEqual([
		{ depth: 2, slug: "mi-plan", text: "my-plan" },
		{ depth: 3, slug: "cambios", text: "changes" },
	]);
});

test("a translation that is a heading behind keeps its own ids, since another's would lead to the wrong place", () => {
	expect(withIdsOf([heading("mi-plan"), heading("chat"), heading("cambios")], ENGLISH)).toEqual(ENGLISH);
	expect(withIdsOf([], ENGLISH)).toEqual(ENGLISH);
});
