import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PAGE_ART } from "../../../content-model/fields/parts.ts";
import { PageArt } from "./page-art.tsx";

test.each(PAGE_ART)("the drawing %s is there, in the size that its page leaves for it, by day and by night", (name) => {
	const svg = readFileSync(`site/artwork/page-art/drawings/${name}.svg`, "utf8");
	const { width } = PageArt({ name }).props;
	expect(svg).toMatch(new RegExp(`viewBox="\\S+ \\S+ ${width} ${width}"`));
	expect(svg).toContain("@media (prefers-color-scheme:dark)");
});
