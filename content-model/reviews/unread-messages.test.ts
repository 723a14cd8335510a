/** No text is kept that no code names. */
import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { CONTENT } from "../../testing/broken-content.ts";
import { loadContent } from "../loader/load.ts";

/** Every word of the code that may show a text; the schemas name all of them. */
const WORDS = new Set(
	globSync(["contract/**/*.ts", "{ui,site,service,cli}/**/*.{ts,tsx,astro}"], {
		exclude: ["**/*.test.*", "site/gallery/**"],
	})
		.map((file) => readFileSync(file, "utf8"))
		.join("\n")
		.match(/\w+(?:-\w+)*/g),
);

/** The keys below a node that no code names, by their path. */
function unread(node: unknown, path: readonly string[] = []): string[] {
	if (typeof node !== "object" || node === null) return [];
	return Object.entries(node).flatMap(([key, value]) => {
		const here = [...path, key];
		return Array.isArray(node) || WORDS.has(key) ? unread(value, here) : [here.join(" › ")];
	});
}

it.each(["messages", "desk"] as const)("each text of %s.yaml is read by some code", (file) => {
	const words = loadContent(CONTENT)[file];
	expect(unread(words), "nadie lee estos textos; bórralos del archivo y de su esquema").toEqual([]);
	expect(unread({ ...words, textThatNobodyReads: "" })).toEqual(["textThatNobodyReads"]);
});
